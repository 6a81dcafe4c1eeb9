import type { Stripe } from 'stripe'
import { isStripeError } from '../stripe.ts'

/**
 * Gives a whole payment back; the key makes any repeat the same refund. What has gone back already, by a refund of somebody
 * else's or because the bank has taken it, is done.
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
