import type { Deps } from '../../platform/deps.ts'
import { sendLater } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { paidTwiceMail, receiptMail, refundMail } from './receipt-mails.ts'
import { findEmail, insertReceipt, markRefunded, type Receipt } from './receipt-queries.ts'

type ReceiptDeps = Pick<Deps, 'jobs' | 'env'>
type Paid = Omit<Receipt, 'id' | 'refundedAt'>

/** Writes one receipt and one mail per payment, however often it is called. False if the receipt already exists. */
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

/** Marks the receipt as refunded and mails the buyer once. False if nothing changed. */
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

/** Mails a buyer whose second payment for an owned item is refunded. */
export async function sendPaidTwiceMail(
  tx: Db,
  { jobs, env }: ReceiptDeps,
  paid: Paid,
  now: Date,
): Promise<void> {
  await sendLater(tx, jobs, paidTwiceMail(env, await findEmail(tx, paid.userId), paid), now)
}
