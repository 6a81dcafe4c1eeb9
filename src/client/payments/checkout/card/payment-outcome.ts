import type { PaymentIntentResult } from '@stripe/stripe-js'

export interface PaidOutcome {
  kind: 'paid' | 'processing'
  paymentId: string
}

export type PaymentOutcome =
  | PaidOutcome
  /** Nothing was charged, and this payment accepts no further card. */
  | { kind: 'ended' }
  /**
   * `message`: Stripe's text for the payer, in the page's language. After a lost connection it is unknown whether the card was
   * charged.
   */
  | { kind: 'declined'; message: string | undefined; notCharged: boolean }

/** Returns the result of a confirmation. After 'declined', the same form accepts another card. */
export function paymentOutcomeOf(result: PaymentIntentResult): PaymentOutcome {
  const intent = result.paymentIntent ?? result.error?.payment_intent
  // Stripe answers a second confirmation of a paid intent with an error, although it was charged.
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
