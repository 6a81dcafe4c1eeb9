import type { Stripe } from 'stripe'
import { paths } from '../../../shared/paths.ts'
import { stripePageSize } from '../stripe/stripe.ts'
import { listChanges } from '../stripe/list-changes.ts'
import type { SetUpOrder, SetUpStep } from '../stripe/set-up-step.ts'

/** Several shops may share an account, as two test shops do; each finds its portal by its address. */
const ownerKey = 'shop'

/** E-mail and plan are changed in the shop, which tells Stripe; a plan that is cancelled runs to the end of its month (B8.46). */
function wantedPortal(origin: string) {
  return {
    business_profile: {
      privacy_policy_url: `${origin}${paths.privacy}`,
      terms_of_service_url: `${origin}${paths.terms}`,
    },
    default_return_url: `${origin}${paths.profile}`,
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_pause: { enabled: false },
      subscription_update: { enabled: false },
    },
    metadata: { [ownerKey]: origin },
  } as const satisfies Stripe.BillingPortal.ConfigurationCreateParams
}

/** The shop's own portal; without one, Stripe opens what is set in its dashboard. */
export async function findPortal(
  stripe: Stripe,
  origin: string,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const portal of stripe.billingPortal.configurations.list({
    active: true,
    limit: stripePageSize,
  })) {
    if (portal.metadata?.[ownerKey] === origin) return portal
  }
  return undefined
}

export async function setUpPortal({ stripe, origin, dryRun }: SetUpOrder): Promise<SetUpStep> {
  const what = 'Billing portal'
  const wanted = wantedPortal(origin)
  const found = await findPortal(stripe, origin)
  if (found === undefined) {
    const made = dryRun ? undefined : await stripe.billingPortal.configurations.create(wanted)
    return { what, id: made?.id, done: 'made', changes: [] }
  }
  const changes = listChanges(wanted, found)
  if (changes.length > 0 && !dryRun) await stripe.billingPortal.configurations.update(found.id, wanted)
  return { what, id: found.id, done: changes.length > 0 ? 'changed' : 'found', changes }
}
