/** Text fields of dispute evidence, as named by Stripe (https://docs.stripe.com/api/disputes/object). */
export const evidenceFields = [
  'customer_email_address',
  'service_date',
  'product_description',
  'access_activity_log',
  'refund_policy_disclosure',
  'uncategorized_text',
] as const
