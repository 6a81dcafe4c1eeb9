export { workOnPayments } from './jobs.ts'
export { reconcile } from './reconcile.ts'
export { stripeClient } from './stripe.ts'
export { mountStripeWebhook } from './webhook.ts'
