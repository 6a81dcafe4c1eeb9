import type { PaymentIntentResult } from '@stripe/stripe-js'

export type PaymentOutcome =
  | { kind: 'paid' | 'processing'; paymentId: string }
  /** Nothing was charged, and this payment takes no card any more. */
  | { kind: 'ended' }
  /**
   * In Stripe's words, which are in the page's language and meant for the payer. After a lost connection nobody knows
   * yet whether the card was charged.
   */
  | { kind: 'declined'; message: string | undefined; notCharged: boolean }

/** What an attempt to pay came to; the same form may be used again after 'declined'. */
export function paymentOutcomeOf(result: PaymentIntentResult): PaymentOutcome {
  const intent = result.paymentIntent ?? result.error?.payment_intent
  // Stripe answers a second confirmation of a paid intent with an error, although the money is there.
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
