import type { Deps } from '../../platform/deps.ts'
import { sendLater } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { paidTwiceMail, receiptMail, refundMail } from './receipt-mails.ts'
import { findEmail, insertReceipt, markRefunded, type Receipt } from './receipt-queries.ts'

type ReceiptDeps = Pick<Deps, 'jobs' | 'env'>
type Paid = Omit<Receipt, 'id' | 'refundedAt'>

/** One receipt and one mail per payment, however often it is heard of. False when it had its receipt already. */
export async function writeReceipt(
  tx: Db,
  { jobs, env }: ReceiptDeps,
  paid: Paid,
  now: Date,
): Promise<boolean> {
  const receipt = await insertReceipt(tx, paid, now)
  if (receipt === undefined) return false
  await sendLater(tx, jobs, receiptMail(env, await findEmail(tx, receipt.userId), receipt), now)
  return true
}

/** The money went back: the receipt says so from now on, and the buyer is told once. False when there is nothing new. */
export async function recordRefund(
  tx: Db,
  { jobs, env }: ReceiptDeps,
  reference: string,
  now: Date,
): Promise<boolean> {
  const receipt = await markRefunded(tx, reference, now)
  if (receipt === undefined) return false
  await sendLater(tx, jobs, refundMail(env, await findEmail(tx, receipt.userId), receipt), now)
  return true
}

/** Somebody paid for what they owned already, and gets it back. */
export async function sendPaidTwiceMail(
  tx: Db,
  { jobs, env }: ReceiptDeps,
  paid: Paid,
  now: Date,
): Promise<void> {
  await sendLater(tx, jobs, paidTwiceMail(env, await findEmail(tx, paid.userId), paid), now)
}
