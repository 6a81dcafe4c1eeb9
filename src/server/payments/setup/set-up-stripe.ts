import { setUpProProduct } from '../pro/pro-product.ts'
import { setUpPortal } from '../pro/portal.ts'
import type { SetUpOrder, SetUpStep } from '../stripe/set-up-step.ts'
import { setUpWebhookEndpoint } from './webhook-endpoint.ts'

/** Brings the Stripe account to what this release of the shop expects; what is so already is left alone. */
export async function* setUpStripe(order: SetUpOrder): AsyncGenerator<SetUpStep> {
  yield await setUpProProduct(order)
  yield await setUpPortal(order)
  yield await setUpWebhookEndpoint(order)
}
