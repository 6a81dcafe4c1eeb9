import { setUpProProduct } from '../pro/pro-product.ts'
import { setUpBillingPortal } from '../pro/billing-portal.ts'
import type { SetUpOptions, SetUpStep } from '../stripe/set-up-step.ts'
import { Stripe } from 'stripe'
import { settledEventTypes } from '../events/receive-event.ts'
import { webhookPath } from '../events/webhook.ts'
import { stripePageSize } from '../stripe/stripe.ts'

/** Creates or updates what this release needs in the Stripe account. Objects that are already correct stay unchanged. */
export async function* setUpStripe(order: SetUpOptions): AsyncGenerator<SetUpStep> {
  yield await setUpProProduct(order)
  yield await setUpBillingPortal(order)
  yield await setUpWebhookEndpoint(order)
}

/** Creates or updates the webhook endpoint at the shop's URL, for the shop's API version and exactly the events it handles. */
async function setUpWebhookEndpoint({ stripe, origin, dryRun }: SetUpOptions): Promise<SetUpStep> {
  const url = `${origin}${webhookPath}`
  const what = `Webhook endpoint at ${url}`
  const atAddress = await stripe.webhookEndpoints
    .list({ limit: stripePageSize })
    .autoPagingToArray({ limit: 1000 })
    .then((all) => all.filter((each) => each.url === url))
  const found = atAddress.find((each) => each.api_version === Stripe.API_VERSION)
  const advice = atAddress.filter((each) => each !== found).map(describeOther)
  if (found === undefined) {
    const made = dryRun ? undefined : await create(stripe, url)
    return { what, id: made?.id, done: 'made', changes: [], secret: made?.secret, advice }
  }
  const changes = changesOf(found)
  if (changes.length > 0 && !dryRun)
    await stripe.webhookEndpoints.update(found.id, {
      enabled_events: [...settledEventTypes],
      disabled: false,
    })
  return { what, id: found.id, done: changes.length > 0 ? 'changed' : 'found', changes, advice }
}

const create = (stripe: Stripe, url: string) =>
  stripe.webhookEndpoints.create({
    url,
    api_version: Stripe.API_VERSION,
    enabled_events: [...settledEventTypes],
  })

function changesOf({ enabled_events: enabled, status }: Stripe.WebhookEndpoint): string[] {
  const wanted: readonly string[] = settledEventTypes
  return [
    ...(status === 'enabled' ? [] : [`status: ${status} → enabled`]),
    ...wanted.filter((each) => !enabled.includes(each)).map((each) => `event added: ${each}`),
    ...enabled.filter((each) => !wanted.includes(each)).map((each) => `event removed: ${each}`),
  ]
}

/** Describes another endpoint at the same URL. Stripe can't change its API version, and only an operator knows when it is unused. */
const describeOther = ({ id, api_version: version }: Stripe.WebhookEndpoint) =>
  `${id} is at the same address (API version ${version ?? 'of the account'}): delete it in Stripe's dashboard once the shop runs with the other one's secret`
