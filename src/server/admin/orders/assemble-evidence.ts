import { hash } from 'node:crypto'
import { formatCancelTerm } from '../../../shared/law/law-texts.ts'
import { formatMoney } from '../../../shared/money.ts'
import { findReceiptOfAnyUser, resolveOrderPlace, classifyProduct } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translateIn } from '../../platform/texts.ts'
import { createOutdatedRefusal } from '../operations/run-operation.ts'
import { findDisputedOrder, listPurchaseUsage } from './dispute-queries.ts'

/**
 * Assembles the evidence for a disputed payment from records up to `at`, as text fields of Stripe's API: receipt, declarations with their hash, today's
 * withdrawal terms, and access and reading times. Throws if Stripe accepts no evidence.
 */
export async function assembleEvidence(db: Db, disputeId: string, at: Date) {
  const order = await findDisputedOrder(db, disputeId)
  if (order === undefined) throw new Refusal('not-found')
  if (!order.isOpen || order.dueAt === null || order.evidence === 'submitted')
    throw createOutdatedRefusal('dispute', 'Stripe takes no evidence for this dispute')
  const receipt = order.receiptId === null ? undefined : await findReceiptOfAnyUser(db, order.receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const { userId, items, language, money, paidAt, reference } = receipt
  const guideIds = items.flatMap(({ guideId }) => guideId ?? [])
  const { paymentId, declarations, declarationsHash, declaredAt } = order
  const place = resolveOrderPlace(order.place === null ? undefined : { place: order.place }, language)
  const term = formatCancelTerm(translateIn(language), classifyProduct(items), {
    place,
    canDeclare: declarations !== null,
  })
  const use = await listPurchaseUsage(db, { userId, paymentId, guideIds, since: paidAt, at })
  const titles = items.map(({ title, amountMinor }) => `${title}: ${formatMoney({ ...money, amountMinor })}`)
  const fields = {
    customer_email_address: order.email,
    service_date: paidAt.toISOString().slice(0, 10),
    product_description: `Digital guides that are read online on our site. ${receipt.description}`,
    access_activity_log: use.map(({ at: time, what }) => `${time.toISOString()} ${what}`).join('\n'),
    refund_policy_disclosure: [
      `Our terms on cancellation: ${term}`,
      ...(declarations === null || declaredAt === null
        ? []
        : [
            `Confirmed by the customer on ${declaredAt.toISOString()} (SHA-256 ${declarationsHash}): ${declarations}`,
          ]),
    ].join('\n'),
    uncategorized_text: [
      `Receipt ${receipt.id} of payment ${reference}, paid ${paidAt.toISOString()}: ${formatMoney(money)}`,
      ...titles,
    ].join('\n'),
  }
  return { at: at.toISOString(), hash: hash('sha256', JSON.stringify(fields)), fields }
}
