import { defaultLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import type { StripeProState } from '../stripe/fetch-subscriptions.ts'
import type { ProDecision } from './decide-pro.ts'
import { findNamedOrder } from '../orders/order-queries.ts'
import { describeProMonth } from '../receipts/receipt-mails.ts'
import { recordRefunds } from '../refunds/refund-owed-payment.ts'
import { writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'

export interface DecidedPro extends StripeProState {
  decision: ProDecision
}

/** Writes a receipt for each paid month and records refunds on receipts. Returns the changes as readable text. */
export async function writeProReceipts(
  tx: Db,
  deps: ReceiptDeps,
  { userId, keepsAccess, invoices, decision }: DecidedPro & { userId: number; keepsAccess: boolean },
): Promise<string[]> {
  const changes: string[] = []
  for (const invoice of invoices) {
    const { id, subscriptionId, checkoutId, paid: money, takenOffMinor, paidAt, period } = invoice
    if (!decision.ours.some((subscription) => subscription.id === subscriptionId)) continue
    const begun = await findStartingOrder(tx, checkoutId)
    const { language } = begun
    const code = takenOffMinor === 0 ? null : begun.code
    const description = describeProMonth(language, period)
    const bought = { userId, orderId: begun.orderId, reference: id, description, language, paidAt }
    const paid = { ...bought, money, takenOffMinor, code }
    // A month that was paid late grants no access, so it has no receipt.
    if (!invoice.isLate && (await writeReceipt(tx, deps, paid, deps.clock())))
      changes.push(`receipt for ${id}`)
    const returned = await recordRefunds(tx, deps, { ...invoice, reference: id, keepsAccess }, deps.clock())
    if (returned !== undefined) changes.push(`${returned} on the receipt of ${id}`)
  }
  return changes
}

/** Finds the order that started a subscription, by the id in the subscription's metadata. `orderId` is null without such an order. */
export async function findStartingOrder(db: Db, named: string | undefined) {
  const order = await findNamedOrder(db, named)
  const { language = defaultLanguage, code = null } = order ?? {}
  return { orderId: order?.id ?? null, language, code }
}
