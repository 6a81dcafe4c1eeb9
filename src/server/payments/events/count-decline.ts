import { z } from 'zod'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { takeAttempt } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openAttempt } from '../checkout/attempt.ts'
import { paymentLimitByAccount } from '../limits.ts'
import { findBuyerUid, findCheckoutByStripeId, type Checkout } from '../queries.ts'
import { findCheckoutOfPayment } from '../titles/fetch-titles.ts'
import { settle } from '../settle/settle.ts'
import { subscriptionPaidBy } from '../stripe.ts'

export const declineQueue = 'payments.decline'

const jobSchema = z.object({ paymentId: z.string() })

/**
 * A declined card counts as an attempt, like a new checkout. When no attempt is left, the checkout is canceled at Stripe:
 * the client secret of an open one would allow more cards to be tried without a request to the shop.
 */
export async function countDecline(deps: SettleDeps, data: unknown): Promise<void> {
  const { paymentId } = jobSchema.parse(data)
  const checkout = await findDeclined(deps, paymentId)
  // A renewal that fails is no try of the buyer's.
  if (checkout?.state !== 'open') return
  try {
    await takeAttempt(deps, paymentLimitByAccount, await findBuyerUid(deps.db, checkout.userId))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
    deps.logger.warn({ userId: checkout.userId, paymentId }, 'too many cards were declined')
    await endAtStripe(deps, checkout)
  }
}

async function findDeclined(
  deps: Pick<SettleDeps, 'db' | 'stripe'>,
  paymentId: string,
): Promise<Checkout | undefined> {
  const checkout = await findCheckoutOfPayment(deps, paymentId)
  if (checkout !== undefined) return checkout
  const subscriptionId = await subscriptionPaidBy(deps.stripe, paymentId)
  return subscriptionId === undefined ? undefined : findCheckoutByStripeId(deps.db, subscriptionId)
}

/** Nobody can pay it any more; a card that was quicker has. */
export async function endAtStripe(deps: SettleDeps, checkout: Checkout): Promise<void> {
  const attempt = await openAttempt(deps, checkout)
  if (attempt === undefined) return
  await attempt.end()
  await settle(deps, attempt.object.id)
}
