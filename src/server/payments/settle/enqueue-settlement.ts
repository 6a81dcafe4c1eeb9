import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'

export const settleQueue = 'payments.settle'

/** Enqueues the settlement of a Stripe object unless one is waiting. `since` is the time of the event that named the object. */
export function enqueueSettlement(tx: Db, jobs: JobQueue, stripeId: string, since?: Date): Promise<void> {
  return jobs.send(
    tx,
    settleQueue,
    { stripeId, ...(since && { since: since.toISOString() }) },
    { key: stripeId },
  )
}

export const settleGuideQueue = 'payments.settle-guide'

/** Enqueues a new decision over all of a user's entitlements to a guide. */
export function enqueueGuideSettlement(tx: Db, jobs: JobQueue, userId: number, guideId: number) {
  return jobs.send(tx, settleGuideQueue, { userId, guideId }, { key: `${userId}:${guideId}` })
}

export const alignGiftQueue = 'payments.align-gift'

/** Enqueues a sync of the recipient's access with the gift's state. */
export function enqueueGiftAlignment(tx: Db, jobs: JobQueue, giftId: string): Promise<void> {
  return jobs.send(tx, alignGiftQueue, { giftId }, { key: giftId })
}

export const subscriptionSyncQueue = 'payments.tell-stripe'

/** Enqueues a sync of the user's subscriptions to Stripe, which also settles Pro. */
export function enqueueSubscriptionSync(tx: Db, jobs: JobQueue, userId: number): Promise<void> {
  return jobs.send(tx, subscriptionSyncQueue, { userId }, { key: String(userId) })
}
