import type { SettleDeps } from './settle-deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { settle } from './settle.ts'
import { proMonth, singleOf } from '../skus/index.ts'
import { refuseDuringOutage } from '../stripe.ts'

interface RecordedPurchase {
  /** Null for Pro. */
  guideId: number | null
  stripePaymentId: string
  purchased: true
}

/** The buyer names their payment; Stripe alone says whether it is paid, whose it is and what for (B8.16). */
export async function recordPurchase(
  deps: SettleDeps,
  user: User,
  { guideId, stripePaymentId }: { guideId: number | null; stripePaymentId: string },
): Promise<RecordedPurchase> {
  const settled = await refuseDuringOutage(settle(deps, stripePaymentId))
  const { id, giftId } = settled?.checkout?.sku ?? proMonth
  if (settled?.userId !== user.id || giftId !== null || id !== singleOf(guideId).id)
    throw new Refusal('payment-mismatch')
  if (!settled.paid) throw new Refusal('payment-incomplete')
  return { guideId, stripePaymentId, purchased: true }
}
