import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { insertRefund, increaseOwedRefund, type OwedRefund } from './refund-queries.ts'

export const refundQueue = 'payments.refund'

/** Records an owed refund and enqueues its job. False if it was already recorded. */
export async function scheduleRefund(tx: Db, jobs: JobQueue, owed: OwedRefund, now: Date): Promise<boolean> {
  const isNew = await insertRefund(tx, owed, now)
  await enqueueRefund(tx, jobs, owed.paymentId)
  return isNew
}

/** Records the total amount owed for some guides of a payment and enqueues its refund. */
export async function scheduleShareRefund(tx: Db, jobs: JobQueue, owed: OwedRefund, now: Date) {
  const isNew = await insertRefund(tx, { ...owed, ofShares: true }, now)
  if (!isNew) await increaseOwedRefund(tx, owed, now)
  await enqueueRefund(tx, jobs, owed.paymentId)
}

/** Enqueues a check of a payment's owed refund, which makes the next try if it is due. Does nothing for other payments. */
export function enqueueRefund(tx: Db, jobs: JobQueue, paymentId: string): Promise<void> {
  return jobs.send(tx, refundQueue, { paymentId }, { key: paymentId })
}
