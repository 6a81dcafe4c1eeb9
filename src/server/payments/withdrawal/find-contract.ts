import { findLawRow } from '../../../shared/law/law-texts.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOrderPlace, resolveBuyerPlace } from '../declarations/declaration-queries.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'
import { findGift } from '../gifts/gift-queries.ts'
import { requireBuyer } from '../queries.ts'
import { findReceiptOfAnyUser, type Receipt } from '../receipts/receipt-queries.ts'
import { findRefundablePayment } from '../operations/refund-receipt.ts'
import { fetchStripePro } from '../stripe/fetch-subscriptions.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'
import type { ContractFacts } from './decide-withdrawal.ts'
import { listGuideOpenTimes } from './withdrawal-queries.ts'

export interface WithdrawableContract {
  receipt: Receipt
  product: Product
  /** Id of the payment at Stripe. */
  paymentId: string
  /** Null for anything but Pro. */
  subscriptionId: string | null
  facts: ContractFacts
}

/**
 * Finds the contract of a receipt with the current facts: its order, its payment at Stripe, and its use. Must not be called
 * inside a transaction.
 */
export async function findContract(deps: SettleDeps, receiptId: string): Promise<WithdrawableContract> {
  const receipt = await findReceiptOfAnyUser(deps.db, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const refundable = await findRefundablePayment(deps, receiptId)
  const { paymentId, refundedMinor, isDisputed } = refundable
  const { items, orderId } = receipt
  const product = classifyProduct(items)
  const month = product === 'pro' ? await findMonth(deps, receipt) : undefined
  const said = orderId === null ? undefined : await findOrderPlace(deps.db, orderId)
  const giftId = items[0]?.giftId ?? null
  const gift = giftId === null ? undefined : await findGift(deps.db, giftId)
  return {
    receipt,
    product,
    paymentId,
    subscriptionId: month?.subscriptionId ?? null,
    facts: {
      rules: findLawRow(resolveBuyerPlace(said?.place, receipt.language), product),
      isDeclared: said?.declaredAt != null,
      orderedAt: receipt.paidAt,
      paidMinor: receipt.money.amountMinor,
      refundedMinor,
      isDisputed,
      parts: product === 'bundle' ? await findParts(deps, items, paymentId) : [],
      isUsed: gift === undefined ? product === 'guide' : gift.claimedAt !== null,
      period: month?.isFirst === true ? month.period : null,
    },
  }
}

/** Finds the month of Pro that an invoice paid for. Only the first month of a plan can be withdrawn from. */
async function findMonth({ db, stripe, env }: SettleDeps, { userId, reference }: Receipt) {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId === null) return undefined
  const { invoices } = await refuseDuringOutage({ env }, fetchStripePro(stripe, stripeCustomerId))
  const month = invoices.find(({ id }) => id === reference)
  if (month === undefined) return undefined
  const isFirst = invoices.every(
    (other) => other.subscriptionId !== month.subscriptionId || other.period.start >= month.period.start,
  )
  return { ...month, isFirst }
}

async function findParts({ db }: SettleDeps, items: readonly OrderItem[], paymentId: string) {
  const opened = await listGuideOpenTimes(db, paymentId)
  return items.flatMap(({ guideId, title, amountMinor, isReturned }) =>
    guideId === null ? [] : { guideId, title, amountMinor, isReturned, isOpened: opened.has(guideId) },
  )
}
