import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { insertRefund, raiseRefund, type OwedRefund } from './refund-queries.ts'

export const refundQueue = 'payments.refund'

/** Writes down that a payment is to be given back, with its job. False if it was written down already. */
export async function oweRefund(tx: Db, jobs: JobQueue, owed: OwedRefund, now: Date): Promise<boolean> {
  const isNew = await insertRefund(tx, owed, now)
  await giveBackSoon(tx, jobs, owed.paymentId)
  return isNew
}

/** The same for what some guides of a payment cost: all that is owed of it by now. */
export async function oweShares(tx: Db, jobs: JobQueue, owed: OwedRefund, now: Date): Promise<void> {
  const isNew = await insertRefund(tx, { ...owed, ofShares: true }, now)
  if (!isNew) await raiseRefund(tx, owed, now)
  await giveBackSoon(tx, jobs, owed.paymentId)
}

/** Has what became of an owed refund looked at, and the next try made if it is time; nothing for any other payment. */
export function giveBackSoon(tx: Db, jobs: JobQueue, paymentId: string): Promise<void> {
  return jobs.send(tx, refundQueue, { paymentId }, { key: paymentId })
}
