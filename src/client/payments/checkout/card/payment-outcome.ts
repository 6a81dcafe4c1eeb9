import type { PaymentIntentResult } from '@stripe/stripe-js'

export interface PaidOutcome {
  kind: 'paid' | 'processing'
  paymentId: string
}

export type PaymentOutcome =
  | PaidOutcome
  /** Nothing was charged, and the payment accepts no other card. */
  | { kind: 'ended' }
  /**
   * `message`: Stripe's text for the buyer, in the page's language. `notCharged` is false after a lost connection, because the
   * card may have been charged.
   */
  | { kind: 'declined'; message: string | undefined; notCharged: boolean }

/** Returns the result of a confirmation. After 'declined', the same form accepts another card. */
export function toPaymentOutcome(result: PaymentIntentResult): PaymentOutcome {
  const intent = result.paymentIntent ?? result.error?.payment_intent
  // Stripe reports an error for a second confirmation of a paid intent, although the card was charged.
  if (intent?.status === 'succeeded') return { kind: 'paid', paymentId: intent.id }
  if (intent?.status === 'processing') return { kind: 'processing', paymentId: intent.id }
  if (intent?.status === 'canceled') return { kind: 'ended' }
  const refusedByCard = result.error?.type === 'card_error' || result.error?.type === 'validation_error'
  return {
    kind: 'declined',
    message: result.error?.message,
    notCharged: refusedByCard || intent?.status === 'requires_payment_method',
  }
}
