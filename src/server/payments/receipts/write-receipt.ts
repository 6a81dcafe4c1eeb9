import type { Deps } from '../../platform/deps.ts'
import { sendLater, type Mail } from '../../mail/index.ts'
import { hasAccessChange, insertAccessChange, type PurchaseSource } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import type { MovedMoney } from '../../platform/watching/watch.ts'
import { isRefundOwed } from '../refunds/refund-queries.ts'
import type { FailedRefund } from '../settle/decide-payment.ts'
import {
  partialRefundMail,
  receiptMail,
  refundFellThroughMail,
  refundMail,
  unneededPaymentMail,
} from './receipt-mails.ts'
import {
  findEmail,
  insertReceipt,
  lockReceipt,
  markRefunded,
  type NewReceipt,
  type Receipt,
} from './receipt-queries.ts'

export interface ReceiptDeps extends Pick<Deps, 'jobs' | 'env'> {
  /** Hears of money that has moved, if the transaction is committed. */
  moved: (money: MovedMoney) => void
}

/** Writes one receipt and one mail per payment, however often it is called. False if the receipt already exists. */
export async function writeReceipt(
  tx: Db,
  { jobs, env, moved }: ReceiptDeps,
  paid: NewReceipt,
  now: Date,
): Promise<boolean> {
  const receipt = await insertReceipt(tx, paid, now)
  if (receipt === undefined) return false
  moved({ kind: 'charge', ...paid.money })
  await sendLater(tx, jobs, receiptMail(env, await findEmail(tx, receipt.userId), receipt), now)
  return true
}

/** What of a payment is back with the buyer, as Stripe says now. */
interface GivenBack {
  reference: string
  refundedMinor: number
  /** What of it came back from the bank. */
  failedRefunds?: readonly FailedRefund[]
  /** Whether another payment keeps open what this one opened. */
  keepsAccess?: boolean
}

/** Notes on the receipt how much was given back, and mails the buyer when that changes. False if nothing changed. */
export async function recordRefunded(
  tx: Db,
  { jobs, env, moved }: ReceiptDeps,
  { reference, refundedMinor, failedRefunds = [], keepsAccess = false }: GivenBack,
  now: Date,
): Promise<boolean> {
  const before = await lockReceipt(tx, reference)
  if (before === undefined) return false
  const sentBackMinor = before.bundleId === null ? 0 : await noteSentBack(tx, before, failedRefunds, now)
  if (before.refundedMinor === refundedMinor) return false
  const after = { ...before, refundedMinor, refundedAt: refundedMinor === 0 ? null : now }
  await markRefunded(tx, before.id, after)
  const amountMinor = refundedMinor - before.refundedMinor
  // A refund that fell through later is money that never came back; a counter takes nothing off.
  if (amountMinor > 0) moved({ kind: 'refund', currency: before.money.currency, amountMinor })
  const mail = await refundMailOf(tx, before, after, { keepsAccess, sentBackMinor })
  if (mail !== undefined) await sendLater(tx, jobs, mail(env, await findEmail(tx, before.userId), after), now)
  return true
}

/**
 * Of a payment for several guides, shares and an operator's part may be given back at the same time, and only what is noted
 * tells which of them the bank has sent back. Answers how much of an operator's it was since the last time.
 */
async function noteSentBack(
  tx: Db,
  { userId, guideId }: Receipt,
  failedRefunds: readonly FailedRefund[],
  now: Date,
): Promise<number> {
  let sentBackMinor = 0
  for (const { id, reason, amountMinor, ofShares } of failedRefunds) {
    if (ofShares || (await hasAccessChange(tx, 'refund-failed', id))) continue
    const change = { userId, guideId, change: 'refund-failed', reason, sourceRef: id } as const
    await insertAccessChange(tx, change, now)
    sentBackMinor += amountMinor
  }
  return sentBackMinor
}

async function refundMailOf(
  tx: Db,
  before: Receipt,
  after: Receipt,
  { keepsAccess, sentBackMinor }: { keepsAccess: boolean; sentBackMinor: number },
): Promise<((env: Env, to: string, receipt: Receipt) => Mail) | undefined> {
  if (after.refundedMinor < before.refundedMinor) {
    // The next tries of a refund that the shop owes have mails of their own.
    if (sentBackMinor === 0 && (await isRefundOwed(tx, before.reference))) return undefined
    const notArrivedMinor = sentBackMinor || before.refundedMinor - after.refundedMinor
    return (env, to, receipt) => refundFellThroughMail(env, to, receipt, notArrivedMinor)
  }
  if (after.refundedMinor < after.money.amountMinor) return partialRefundMail
  return (env, to, receipt) => refundMail(env, to, receipt, keepsAccess)
}

/** Mails a buyer whose payment for something that was theirs already is given back. */
export async function sendUnneededPaymentMail(
  tx: Db,
  { jobs, env }: Pick<ReceiptDeps, 'jobs' | 'env'>,
  paid: NewReceipt,
  owned: PurchaseSource,
  now: Date,
): Promise<void> {
  await sendLater(tx, jobs, unneededPaymentMail(env, await findEmail(tx, paid.userId), paid, owned), now)
}
