import type { Stripe } from 'stripe'
import { paths, localizePath } from '../../../shared/paths.ts'
import { stripePageSize, refuseDuringOutage } from '../stripe/stripe.ts'
import type { SetUpOptions, SetUpStep } from '../stripe/set-up-step.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { PayDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { requireBuyer } from '../queries.ts'

/** Metadata key with the shop's URL. Several shops may share a Stripe account, and each finds its portal by its URL. */
const ownerKey = 'shop'

/** Returns the portal's configuration. Email and plan can't be changed there; a canceled plan runs to the end of its month (B8.46). */
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

/** Finds the shop's own portal. Without one, Stripe uses the portal that is configured in its dashboard. */
async function findBillingPortal(stripe: Stripe, origin: string) {
  for await (const portal of stripe.billingPortal.configurations.list({
    active: true,
    limit: stripePageSize,
  })) {
    if (portal.metadata?.[ownerKey] === origin) return portal
  }
  return undefined
}

export async function setUpBillingPortal({ stripe, origin, dryRun }: SetUpOptions): Promise<SetUpStep> {
  const what = 'Billing portal'
  const wanted = wantedPortal(origin)
  const found = await findBillingPortal(stripe, origin)
  if (found === undefined) {
    const made = dryRun ? undefined : await stripe.billingPortal.configurations.create(wanted)
    return { what, id: made?.id, done: 'made', changes: [] }
  }
  const changes = listObjectChanges(wanted, found)
  if (changes.length > 0 && !dryRun) await stripe.billingPortal.configurations.update(found.id, wanted)
  return { what, id: found.id, done: changes.length > 0 ? 'changed' : 'found', changes }
}

/** Lists how an object differs from the wanted values, as `path: old → new`. Other fields are ignored. */
function listObjectChanges(wanted: object, found: object, within = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]: [string, unknown]) => {
    const path = within === '' ? name : `${within}.${name}`
    const old: unknown = (found as Record<string, unknown>)[name]
    if (isHash(value)) return listObjectChanges(value, isHash(old) ? old : {}, path)
    return same(value, old) ? [] : [`${path}: ${JSON.stringify(old ?? null)} → ${JSON.stringify(value)}`]
  })
}

const isHash = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Opens Stripe's billing portal for cards, invoices and cancellation. The URL is valid for one visit. */
export async function openBillingPortal({ db, stripe, env }: PayDeps, user: User, language: PageLanguage) {
  const { stripeCustomerId } = await requireBuyer(db, user.id)
  if (stripeCustomerId === null)
    throw new Refusal('not-found', 'Nothing has been bought with this account yet')
  const open = async () => {
    const portal = await findBillingPortal(stripe, env.ORIGIN)
    return stripe.billingPortal.sessions.create({
      customer: stripeCustomerId,
      ...(portal === undefined ? {} : { configuration: portal.id }),
      locale: language,
      return_url: `${env.ORIGIN}${localizePath(language, paths.profile)}`,
    })
  }
  const { url } = await refuseDuringOutage({ env }, open())
  return { url }
}
