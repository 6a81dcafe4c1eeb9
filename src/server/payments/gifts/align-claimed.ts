import { z } from 'zod'
import {
  findLivePurchase,
  findPurchase,
  restorePurchase,
  revokePurchase,
  suspendPurchase,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import type { PaymentDeps } from '../deps.ts'
import { bumpSettleVersion, lockBuyer } from '../queries.ts'
import { alignGrant } from './align-grant.ts'
import { findGift, lockGift } from './gift-queries.ts'
import { tellReader, type GiftChange } from './tell-reader.ts'

export const alignGiftQueue = 'payments.align-gift'

const jobSchema = z.object({ giftId: z.uuid() })

/** Has the guide of whoever claimed the gift brought in line with the gift soon. */
export function alignLater(tx: Db, jobs: JobQueue, giftId: string): Promise<void> {
  return jobs.send(tx, alignGiftQueue, { giftId }, { key: giftId })
}

/**
 * Takes back, puts on hold or opens again what somebody has claimed, as the gift now stands. Settling locks the buyer; this
 * locks the reader, in a transaction of its own, so that two people who gave each other something never wait for one another.
 */
export async function alignClaimed(
  deps: Pick<PaymentDeps, 'db' | 'catalogue' | 'clock' | 'jobs' | 'env'>,
  data: unknown,
): Promise<void> {
  const { db, clock } = deps
  const { giftId } = jobSchema.parse(data)
  const readerId = (await findGift(db, giftId))?.claimedBy
  if (readerId == null) return
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, readerId)
    const gift = await lockGift(tx, giftId)
    const { guideId } = gift
    if (guideId === null) return alignGrant(tx, deps, { gift, readerId })
    const purchase = gift.purchaseId === null ? undefined : await findPurchase(tx, gift.purchaseId)
    if (purchase === undefined) return
    const change = (reason: string) => ({
      purchaseId: purchase.id,
      userId: readerId,
      guideId,
      sourceRef: gift.id,
      reason,
    })
    const now = clock()
    const tellOf = (became: GiftChange) => tellReader(tx, deps, { gift, readerId, became }, now)
    if (gift.revokedAt !== null) {
      if (purchase.revokedAt !== null) return
      await revokePurchase(tx, change('the gift was taken back'), now)
      await tellOf('takenBack')
    } else if (gift.suspendedAt !== null) {
      if (purchase.revokedAt !== null || purchase.suspendedAt !== null) return
      await suspendPurchase(tx, change('the payment of the gift is disputed'), now)
      await tellOf('onHold')
    } else {
      if (purchase.revokedAt === null && purchase.suspendedAt === null) return
      // Bought since: theirs by that.
      const live = await findLivePurchase(tx, readerId, guideId)
      if (live !== undefined && live.id !== purchase.id) return
      await restorePurchase(tx, change('the gift stands again'), now)
      await tellOf('openAgain')
    }
    await bumpSettleVersion(tx, readerId)
  })
}
