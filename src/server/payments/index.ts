export { workOnPayments } from './jobs.ts'
export { stripeClient } from './stripe.ts'
export { mountStripeWebhook } from './webhook.ts'
