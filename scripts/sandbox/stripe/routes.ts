import { billingPortalRoutes } from './billing-portal.ts'
import { bookCharge, chargeRoutes } from './charges.ts'
import { checkoutSessionRoutes } from './checkout-sessions.ts'
import { customerRoutes } from './customers.ts'
import { disputeRoutes, openDispute } from './disputes.ts'
import { eventRoutes } from './events.ts'
import { paymentIntentRoutes } from './payment-intents.ts'
import { paymentMethodRoutes } from './payment-methods.ts'
import { finishRefund, refundRoutes } from './refunds.ts'
import { invoiceRoutes } from './invoices.ts'
import { productRoutes } from './products.ts'
import { subscriptionRoutes } from './subscriptions.ts'
import type { Route, TaskHandler } from './scene.ts'

export const routes: Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...productRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...checkoutSessionRoutes,
  ...billingPortalRoutes,
  ...eventRoutes,
]

/** What happens by itself some time after a call. */
export const laterTasks: Record<string, TaskHandler> = {
  'book-charge': bookCharge,
  'open-dispute': openDispute,
  'finish-refund': finishRefund,
}
