import { setUpProProduct } from '../pro/pro-product.ts'
import { setUpBillingPortal } from '../pro/billing-portal.ts'
import type { SetUpOptions, SetUpStep } from '../stripe/set-up-step.ts'
import { setUpWebhookEndpoint } from './webhook-endpoint.ts'

/** Creates or updates what this release needs in the Stripe account. Objects that are already correct stay unchanged. */
export async function* setUpStripe(order: SetUpOptions): AsyncGenerator<SetUpStep> {
  yield await setUpProProduct(order)
  yield await setUpBillingPortal(order)
  yield await setUpWebhookEndpoint(order)
}
