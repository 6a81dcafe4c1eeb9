import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { lockBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleGuide } from '../titles/settle-guide.ts'
import { alignGrant } from './align-grant.ts'
import { findGift, lockGift } from './gift-queries.ts'

export const alignGiftQueue = 'payments.align-gift'

const jobSchema = z.object({ giftId: z.uuid() })

/** Enqueues a sync of the recipient's access with the gift's state. */
export function alignLater(tx: Db, jobs: JobQueue, giftId: string): Promise<void> {
  return jobs.send(tx, alignGiftQueue, { giftId }, { key: giftId })
}

/**
 * Decides what the gift grants its recipient as it stands now, beside the recipient's other titles. Settling locks the buyer;
 * this locks the recipient, in a transaction of its own, so that two people who gave each other something never wait for
 * one another.
 */
export async function alignClaimed(deps: SettleDeps, data: unknown): Promise<void> {
  const { giftId } = jobSchema.parse(data)
  const { claimedBy: readerId = null, guideId = null } = (await findGift(deps.db, giftId)) ?? {}
  if (readerId === null) return
  if (guideId !== null) {
    await settleGuide(deps, { userId: readerId, guideId })
    return
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, readerId)
    await alignGrant(tx, deps, { gift: await lockGift(tx, giftId), readerId })
  })
}
