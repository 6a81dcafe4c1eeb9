export { workOnPayments } from './events/jobs.ts'
export { reconcile } from './events/reconcile.ts'
export { stripeClient } from './stripe.ts'
export { mountStripeWebhook } from './events/webhook.ts'
