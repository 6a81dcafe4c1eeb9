import type { PayDeps } from '../deps.ts'
import { sendLater } from '../../mail/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Db } from '../../platform/database.ts'
import type { User } from '../../platform/caller.ts'
import { findRight } from '../declarations/right-on-receipt.ts'
import { findRenewal } from './find-renewal.ts'
import { receiptMail } from './receipt-mails.ts'
import { findEmail, lockBuyer } from '../queries.ts'
import { findReceipt, recordMailed } from './receipt-queries.ts'

/** A mail takes a moment to arrive; a second click within this time sends no second one. */
const pauseMs = 5 * 60 * 1000

/** Mails one's own receipt once more, to the address that the account has now. */
export async function sendReceiptAgain(
  { db, jobs, env, clock }: Pick<PayDeps, 'db' | 'jobs' | 'env' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  receiptId: string,
  /** What else belongs into the same transaction. */
  also: (tx: Db, to: string) => Promise<void> = async () => undefined,
): Promise<{ to: string }> {
  const now = clock()
  const since = new Date(now.getTime() - pauseMs)
  const receipt = await findReceipt(db, userId, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  return db.transaction().execute(async (tx) => {
    // The buyer first, as settling does: the mail names them.
    await lockBuyer(tx, userId)
    if (!(await recordMailed(tx, receiptId, { now, since })))
      throw new Refusal('too-many-requests', 'This receipt was sent a few minutes ago')
    const to = await findEmail(tx, userId)
    const said = { renewal: await findRenewal(tx, receipt), right: await findRight(tx, receipt) }
    await sendLater(tx, jobs, receiptMail(env, to, receipt, said), now)
    await also(tx, to)
    return { to }
  })
}
