import { hash } from 'node:crypto'
import { formatCancelTerm } from '../../../shared/law/law-texts.ts'
import { formatMoney } from '../../../shared/money.ts'
import {
  findReceiptOfAnyUser,
  resolveBuyerPlace,
  classifyProduct,
  type Receipt,
} from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getTranslate } from '../../platform/texts.ts'
import { createChangedSinceShownRefusal } from '../operations/run-operation.ts'
import { findDisputedOrder, listPurchaseUsage } from './dispute-queries.ts'

type DisputedOrder = NonNullable<Awaited<ReturnType<typeof findDisputedOrder>>>

/**
 * Assembles the evidence for a disputed payment from records up to `at`, as text fields of Stripe's API: receipt, the terms shown
 * and the declarations made with their hashes, and access and reading times. Throws if Stripe accepts no evidence.
 */
export async function assembleEvidence(db: Db, disputeId: string, at: Date) {
  const order = await findDisputedOrder(db, disputeId)
  if (order === undefined) throw new Refusal('not-found')
  if (!order.isOpen || order.dueAt === null || order.evidence === 'submitted')
    throw createChangedSinceShownRefusal('dispute', 'Stripe takes no evidence for this dispute')
  const receipt = order.receiptId === null ? undefined : await findReceiptOfAnyUser(db, order.receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const { userId, items, money, paidAt, reference } = receipt
  const guideIds = items.flatMap(({ guideId }) => guideId ?? [])
  const { paymentId, declarations, declarationsHash, declaredAt } = order
  const use = await listPurchaseUsage(db, { userId, paymentId, guideIds, since: paidAt, at })
  const titles = items.map(({ title, amountMinor }) => `${title}: ${formatMoney({ ...money, amountMinor })}`)
  const fields = {
    customer_email_address: order.email,
    service_date: paidAt.toISOString().slice(0, 10),
    product_description: `Digital guides that are read online on our site. ${receipt.description}`,
    access_activity_log: use.map(({ at: time, what }) => `${time.toISOString()} ${what}`).join('\n'),
    refund_policy_disclosure: [
      formatTerms(order, receipt),
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
  return {
    at: at.toISOString(),
    hash: hash('sha256', JSON.stringify(fields)),
    fields,
    termsLanguage: receipt.language,
  }
}

/** Quotes the terms that the buyer was shown, or today's terms for an order that was placed before the shop stored them. */
function formatTerms(
  { terms, termsHash, termsShownAt, place, declarations }: DisputedOrder,
  { items, language }: Pick<Receipt, 'items' | 'language'>,
): string {
  if (terms !== null && termsShownAt !== null)
    return `Terms shown to the customer on ${termsShownAt.toISOString()} (SHA-256 ${termsHash}):\n${terms}`
  const term = formatCancelTerm(getTranslate(language), classifyProduct(items), {
    place: resolveBuyerPlace(place, language),
    canDeclare: declarations !== null,
  })
  return `The terms shown with this order were not stored. Our terms on cancellation today: ${term}`
}
