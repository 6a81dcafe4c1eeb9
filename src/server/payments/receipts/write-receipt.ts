import { formatMoney } from '../../../shared/money.ts'
import { enqueueMail, type Mail } from '../../mail/index.ts'
import { hasAccessChange, insertAccessChange, type PurchaseSource } from '../../access/index.ts'
import type { PayDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import type { MoneyMovement } from '../../platform/watching/watch.ts'
import { findWithdrawalRight } from '../declarations/withdrawal-right.ts'
import { filterListedItems } from '../orders/item-queries.ts'
import type { MoneyState } from '../stripe/fetch-money-state.ts'
import type { FailedRefund } from '../stripe/fetch-payment.ts'
import { findNextCharge } from './find-next-charge.ts'
import {
  composeLostDisputeMail,
  composePartialRefundMail,
  composeReceiptMail,
  composeReturnedRefundMail,
  composeRefundMail,
  composeUnneededPaymentMail,
  getShopRefundedAmount,
} from './receipt-mails.ts'
import { findUserEmail } from '../queries.ts'
import {
  insertReceipt,
  lockReceipt,
  updateRefundedAmounts,
  type NewReceipt,
  type Receipt,
} from './receipt-queries.ts'

export interface ReceiptDeps extends PayDeps {
  /** Called with each amount that was paid or refunded, once the transaction is committed. */
  moved: (money: MoneyMovement) => void
}

/** Writes one receipt and sends one email per payment. False if the receipt already exists. */
export async function writeReceipt(tx: Db, { jobs, env, moved }: ReceiptDeps, paid: NewReceipt, now: Date) {
  const receipt = await insertReceipt(tx, paid, now)
  if (receipt === undefined) return false
  moved({ kind: 'charge', ...paid.money })
  await sendReceiptMail(tx, { jobs, env }, receipt, now)
  return true
}

/** Emails a receipt to the current address of the buyer's account and returns that address. */
export async function sendReceiptMail(
  tx: Db,
  { jobs, env }: Pick<PayDeps, 'jobs' | 'env'>,
  receipt: Receipt,
  now: Date,
): Promise<string> {
  const to = await findUserEmail(tx, receipt.userId)
  const facts = { renewal: await findNextCharge(tx, receipt), right: await findWithdrawalRight(tx, receipt) }
  await enqueueMail(tx, jobs, composeReceiptMail(env, to, receipt, facts), now)
  return to
}

interface PendingRefund {
  amountMinor: number
  /** Whether a try has failed, the buyer was notified of it, and another try follows. */
  isRetry: boolean
}

/** Returned amounts of a payment as Stripe reports them. */
export interface ReturnedAmounts extends Pick<MoneyState, 'money' | 'refundedMinor' | 'bankReturnedMinor'> {
  /** Reference of the receipt: the payment, or the invoice of a month of Pro. */
  reference: string
  /** Refunds that the bank has sent back. */
  failedRefunds?: readonly FailedRefund[]
  /** Whether another entitlement grants access to the paid items. */
  keepsAccess: boolean
  /** Finds the refund of this payment that the shop still owes. Called only if the amounts have changed. */
  findOwed: () => Promise<PendingRefund | undefined>
}

/**
 * Records on the receipt how much the shop refunded and how much the bank returned, and emails the buyer about each change.
 * Returns the change as readable text. Undefined if nothing changed.
 */
export async function recordReturnedAmounts(
  tx: Db,
  { jobs, env, moved }: ReceiptDeps,
  {
    reference,
    money,
    refundedMinor,
    bankReturnedMinor,
    failedRefunds = [],
    keepsAccess,
    findOwed,
  }: ReturnedAmounts,
  now: Date,
): Promise<string | undefined> {
  const before = await lockReceipt(tx, reference)
  if (before === undefined) return undefined
  const sentBackMinor =
    filterListedItems(before.items).length > 0
      ? await recordSentBackRefunds(tx, before, failedRefunds, now)
      : 0
  if (before.refundedMinor === refundedMinor && before.bankReturnedMinor === bankReturnedMinor)
    return undefined
  const refundedAt = refundedMinor === 0 ? null : now
  const after = { ...before, refundedMinor, bankReturnedMinor, refundedAt }
  await updateRefundedAmounts(tx, before.id, after)
  const amountMinor = refundedMinor - before.refundedMinor
  // A refund that fails later is not subtracted, because a Prometheus counter can't decrease.
  if (amountMinor > 0) moved({ kind: 'refund', currency: before.money.currency, amountMinor })
  const to = await findUserEmail(tx, before.userId)
  if (bankReturnedMinor > before.bankReturnedMinor) {
    const endsAccess = money === 'lost' || money === 'refunded'
    const bank = { keepsAccess, endsAccess, notArrivedMinor: computeSentBack(before, after) }
    await enqueueMail(tx, jobs, composeLostDisputeMail(env, to, after, bank), now)
  }
  const mail = refundMailOf(before, after, { keepsAccess, sentBackMinor, owed: await findOwed() })
  if (mail !== undefined) await enqueueMail(tx, jobs, mail(env, to, after), now)
  return describeReturned(after)
}

/**
 * Returns how much of the shop's refund the bank sent back when it decided a dispute, in minor units. Returns 0 if an earlier
 * release has recorded the lost dispute as a refund of the whole payment.
 */
function computeSentBack(before: Receipt, after: Receipt): number {
  if (before.refundedMinor === before.money.amountMinor && before.bankReturnedMinor === 0) return 0
  return Math.max(0, getShopRefundedAmount(before) - getShopRefundedAmount(after))
}

/** Describes the returned amounts for operators. */
function describeReturned(receipt: Receipt): string {
  const shown = (amountMinor: number) => formatMoney({ ...receipt.money, amountMinor })
  const { bankReturnedMinor } = receipt
  return `note ${shown(getShopRefundedAmount(receipt))} refunded${bankReturnedMinor > 0 ? ` and ${shown(bankReturnedMinor)} returned by the bank` : ''}`
}

/**
 * Records the refunds of a bundle that the bank has sent back, except refunds of shares. Returns the total of the newly recorded
 * ones, in minor units. Without these records, a failed refund by an operator could be confused with shares that are refunded at
 * the same time.
 */
async function recordSentBackRefunds(
  tx: Db,
  { userId, items }: Receipt,
  failedRefunds: readonly FailedRefund[],
  now: Date,
): Promise<number> {
  const guideId = items[0]?.guideId ?? null
  let sentBackMinor = 0
  for (const { id, reason, amountMinor, ofShares } of failedRefunds) {
    if (ofShares || (await hasAccessChange(tx, 'refund-failed', id))) continue
    const change = { userId, guideId, change: 'refund-failed', reason, sourceRef: id } as const
    await insertAccessChange(tx, change, now)
    sentBackMinor += amountMinor
  }
  return sentBackMinor
}

function refundMailOf(
  before: Receipt,
  after: Receipt,
  {
    keepsAccess,
    sentBackMinor,
    owed,
  }: { keepsAccess: boolean; sentBackMinor: number; owed: PendingRefund | undefined },
): ((env: Env, to: string, receipt: Receipt) => Mail) | undefined {
  const addedMinor = getShopRefundedAmount(after) - getShopRefundedAmount(before)
  if (addedMinor === 0) return undefined
  if (addedMinor < 0) {
    // The email about the lost dispute reports this change, too.
    if (after.bankReturnedMinor > before.bankReturnedMinor) return undefined
    // Retries of a refund that the shop owes have emails of their own.
    if (sentBackMinor === 0 && owed !== undefined) return undefined
    return (env, to, receipt) => composeReturnedRefundMail(env, to, receipt, sentBackMinor || -addedMinor)
  }
  // The buyer knows that the refund is delayed and retried, and is notified again only if the last try fails (B8.40).
  if (owed?.isRetry === true && addedMinor === owed.amountMinor) return undefined
  if (getShopRefundedAmount(after) < after.money.amountMinor) return composePartialRefundMail
  return (env, to, receipt) => composeRefundMail(env, to, receipt, keepsAccess)
}

/** Emails a buyer that a payment for something they already owned is refunded. */
export async function sendUnneededPaymentMail(
  tx: Db,
  { jobs, env }: Pick<ReceiptDeps, 'jobs' | 'env'>,
  paid: Parameters<typeof composeUnneededPaymentMail>[2] & { userId: number },
  owned: PurchaseSource,
  now: Date,
): Promise<void> {
  const to = await findUserEmail(tx, paid.userId)
  await enqueueMail(tx, jobs, composeUnneededPaymentMail(env, to, paid, owned), now)
}
