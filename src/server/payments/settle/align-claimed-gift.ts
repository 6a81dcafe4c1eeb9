import { lockBuyer } from '../queries.ts'
import { alignGiftedPeriod } from '../gifts/align-gifted-period.ts'
import { findGift, lockGift } from '../gifts/gift-queries.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleGuide } from './settle-order.ts'

/**
 * Decides again what a gift grants its recipient, beside the recipient's other entitlements. Settling locks the buyer. This function
 * locks the recipient in a separate transaction, so that two users who gave each other gifts can't deadlock.
 */
export async function alignClaimedGift(deps: SettleDeps, { giftId }: { giftId: string }): Promise<void> {
  const { claimedBy: readerId = null, guideId = null } = (await findGift(deps.db, giftId)) ?? {}
  if (readerId === null) return
  if (guideId !== null) {
    await settleGuide(deps, { userId: readerId, guideId })
    return
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, readerId)
    await alignGiftedPeriod(tx, deps, { gift: await lockGift(tx, giftId), readerId })
  })
}
