import { accountRoutes } from '../account/own-account.ts'
import { portalConfigurationRoutes } from '../account/portal-configurations.ts'
import { webhookEndpointRoutes } from '../account/webhook-endpoints.ts'
import { billingPortalRoutes } from '../pages/billing-portal.ts'
import { couponRoutes } from '../objects/coupons.ts'
import { addChargeTransaction, chargeRoutes } from '../objects/charges.ts'
import { checkoutSessionRoutes } from '../objects/checkout-sessions.ts'
import { customerRoutes } from '../objects/customers.ts'
import { disputeRoutes, disputeTasks } from '../objects/disputes.ts'
import { eventRoutes } from '../objects/events.ts'
import { fraudWarningRoutes } from '../objects/fraud-warnings.ts'
import { paymentIntentRoutes } from '../objects/payment-intents.ts'
import { paymentMethodRoutes } from '../objects/payment-methods.ts'
import { completeRefund, refundRoutes } from '../objects/refunds.ts'
import { invoiceRoutes } from '../objects/invoices.ts'
import { payInvoiceRoutes } from '../pages/pay-invoice.ts'
import { productRoutes } from '../objects/products.ts'
import { subscriptionRoutes } from '../objects/subscriptions.ts'
import { testClockRoutes } from '../time/test-clocks.ts'
import type { ApiRoute, TaskHandler } from '../state/context.ts'

export const apiRoutes: ApiRoute[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fraudWarningRoutes,
  ...productRoutes,
  ...couponRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...payInvoiceRoutes,
  ...checkoutSessionRoutes,
  ...billingPortalRoutes,
  ...accountRoutes,
  ...portalConfigurationRoutes,
  ...webhookEndpointRoutes,
  ...eventRoutes,
  ...testClockRoutes,
]

/** Handlers of tasks that run some time after a call, by kind. */
export const scheduledTaskHandlers: Record<string, TaskHandler> = {
  'book-charge': addChargeTransaction,
  ...disputeTasks,
  'finish-refund': completeRefund,
}
