import type { Stripe } from 'stripe'
import { isStripeError } from '../stripe.ts'

/**
 * Refunds a payment in full; the idempotency key makes a retry the same refund. A payment that is already refunded or
 * charged back needs nothing more.
 */
export async function refundInFull(stripe: Stripe, paymentId: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentId, reason: 'duplicate' },
      { idempotencyKey: `refund:${paymentId}` },
    )
  } catch (error) {
    const isBackAlready =
      isStripeError(error, 'charge_already_refunded') || isStripeError(error, 'charge_disputed')
    if (!isBackAlready) throw error
  }
}
