/** Stripe's reasons for disputes. Each has a text, `admin.disputes.reason.…`. */
const disputeReasons = [
  'bank_cannot_process',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const

/** Returns the reason; 'general' for reasons that this list doesn't contain, such as ones that Stripe adds later. */
export const toDisputeReason = (reason: string) => disputeReasons.find((each) => each === reason) ?? 'general'
