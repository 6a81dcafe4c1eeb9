import { formatMoney } from '../../../shared/money.ts'
import { insertAccessChangeOnce } from '../../access/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { describeProMonth, composeLatePaymentMail } from '../receipts/receipt-mails.ts'
import { findUserEmail } from '../queries.ts'
import { lockReceipt } from '../receipts/receipt-queries.ts'
import type { ReceiptDeps } from '../receipts/write-receipt.ts'
import { scheduleRefund } from '../refunds/schedule-refund.ts'
import type { RefundableMonth } from './unearned-months.ts'
import { findStartingOrder } from './write-pro-receipts.ts'

/**
 * Owes the buyer the refund of each of these months. A payment after the end of its plan has no receipt, so it has an email of
 * its own. The refund of any other month is recorded on its receipt and emailed as usual.
 */
export async function refundUnearnedMonths(
  tx: Db,
  deps: Pick<ReceiptDeps, 'jobs' | 'env'>,
  { userId, months, now }: { userId: number; months: readonly RefundableMonth[]; now: Date },
): Promise<string[]> {
  const changes: string[] = []
  for (const { invoice, paymentId, reason } of months) {
    const { id: reference, paid: money, paidAt, period } = invoice
    const { orderId, language } = await findStartingOrder(tx, invoice.checkoutId)
    const description = describeProMonth(language, period)
    const bought = { userId, reference, description, money, language, paidAt }
    const owed = { ...bought, paymentId, orderId }
    const isNew = await scheduleRefund(tx, deps.jobs, owed, now)
    if (isNew) changes.push(`refund ${formatMoney(money)} of ${reference}: ${reason}`)
    const change = {
      userId,
      guideId: null,
      change: 'duplicate-refunded',
      reason,
      sourceRef: paymentId,
    } as const
    if (!(await insertAccessChangeOnce(tx, change, now))) continue
    if (invoice.isLate && (await lockReceipt(tx, reference)) === undefined)
      await enqueueMail(
        tx,
        deps.jobs,
        composeLatePaymentMail(deps.env, await findUserEmail(tx, userId), owed),
        now,
      )
  }
  return changes
}
