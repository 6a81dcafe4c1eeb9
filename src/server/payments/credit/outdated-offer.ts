import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { findOpenCheckout } from '../queries.ts'

export const outdatedOfferQueue = 'payments.end-outdated-offer'

/** A purchase was taken back: an open form or page for Pro may still take it off. */
export async function endOutdatedOfferLater(tx: Db, jobs: JobQueue, userId: number): Promise<void> {
  const open = await findOpenCheckout(tx, { userId, guideId: null, giftId: null })
  if (open === undefined || open.creditMinor === 0) return
  await jobs.send(tx, outdatedOfferQueue, { checkoutId: open.id }, { key: open.id })
}
