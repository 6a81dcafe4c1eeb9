import type { PayDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Db } from '../../platform/database.ts'
import type { User } from '../../platform/caller.ts'
import { lockBuyer } from '../queries.ts'
import { findReceipt, recordReceiptMailed } from './receipt-queries.ts'
import { sendReceiptMail } from './write-receipt.ts'

/** Minimum time between two emails of a receipt, because an email takes a moment to arrive. Milliseconds. */
const pauseMs = 5 * 60 * 1000

/** Emails a receipt of the user again, to the current address of the account. */
export async function resendReceipt(
  { db, jobs, env, clock }: Pick<PayDeps, 'db' | 'jobs' | 'env' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  receiptId: string,
  /** Further writes of the same transaction. */
  also: (tx: Db, to: string) => Promise<void> = async () => undefined,
): Promise<{ to: string }> {
  const now = clock()
  const since = new Date(now.getTime() - pauseMs)
  const receipt = await findReceipt(db, userId, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  return db.transaction().execute(async (tx) => {
    // Lock order: buyer, then receipt, as in settling. The stored email references the buyer.
    await lockBuyer(tx, userId)
    if (!(await recordReceiptMailed(tx, receiptId, { now, since })))
      throw new Refusal('too-many-requests', 'This receipt was sent a few minutes ago')
    const to = await sendReceiptMail(tx, { jobs, env }, receipt, now)
    await also(tx, to)
    return { to }
  })
}
