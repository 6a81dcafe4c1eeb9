import { rowOf } from '../../../shared/law/law-texts.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listParts } from '../bundles/bundle-queries.ts'
import { findOrderPlace, placeOfOrder } from '../declarations/declaration-queries.ts'
import { productOf } from '../declarations/right-on-receipt.ts'
import { findGift } from '../gifts/gift-queries.ts'
import { requireBuyer } from '../queries.ts'
import { findAnyReceipt, type Receipt } from '../receipts/receipt-queries.ts'
import { findRefundable } from '../refunds/refund-receipt.ts'
import { fetchPro } from '../settle/fetch-subscriptions.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { refuseDuringOutage } from '../stripe.ts'
import { findCheckoutOfPayment } from '../titles/fetch-titles.ts'
import type { ContractFacts } from './decide-withdrawal.ts'
import { listOpened } from './withdrawal-queries.ts'

export interface Contract {
  receipt: Receipt
  product: Product
  /** At Stripe. */
  paymentId: string
  /** Null for anything but Pro. */
  subscriptionId: string | null
  /** Of a bundle. */
  checkoutId: string | null
  facts: ContractFacts
}

/** The contract that a receipt is for, as the order, Stripe and its use say now. Never called inside a transaction. */
export async function findContract(deps: SettleDeps, receiptId: string): Promise<Contract> {
  const receipt = await findAnyReceipt(deps.db, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const refundable = await findRefundable(deps, receiptId)
  const { paymentId, refundedMinor, isDisputed } = refundable
  const product = productOf(receipt)
  const month = product === 'pro' ? await findMonth(deps, receipt) : undefined
  const checkoutId = month?.checkoutId ?? (await findCheckoutOfPayment(deps, paymentId))?.id
  const said = checkoutId === undefined ? undefined : await findOrderPlace(deps.db, checkoutId)
  const gift = receipt.giftId === null ? undefined : await findGift(deps.db, receipt.giftId)
  return {
    receipt,
    product,
    paymentId,
    subscriptionId: month?.subscriptionId ?? null,
    checkoutId: receipt.bundleId,
    facts: {
      rules: rowOf(placeOfOrder(said, receipt.language), product),
      isDeclared: said?.declaredAt != null,
      orderedAt: receipt.paidAt,
      paidMinor: receipt.money.amountMinor,
      refundedMinor,
      isDisputed,
      parts: await findParts(deps, receipt, paymentId),
      isUsed: gift === undefined ? product === 'guide' : gift.claimedAt !== null,
      period: month?.isFirst === true ? month.period : null,
    },
  }
}

/** The month of Pro that an invoice paid for. The right to withdraw is one of the first month of a plan. */
async function findMonth({ db, stripe }: SettleDeps, { userId, reference }: Receipt) {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId === null) return undefined
  const { invoices } = await refuseDuringOutage(fetchPro(stripe, stripeCustomerId))
  const month = invoices.find(({ id }) => id === reference)
  if (month === undefined) return undefined
  const isFirst = invoices.every(
    (other) => other.subscriptionId !== month.subscriptionId || other.period.start >= month.period.start,
  )
  return { ...month, isFirst }
}

async function findParts(
  { db }: Pick<SettleDeps, 'db'>,
  { bundleId }: Receipt,
  paymentId: string,
): Promise<ContractFacts['parts']> {
  if (bundleId === null) return []
  const opened = await listOpened(db, paymentId)
  const parts = await listParts(db, bundleId)
  return parts.map(({ guideId, title, amountMinor, givenBackAt }) => ({
    guideId,
    title,
    amountMinor,
    isReturned: givenBackAt !== null,
    isOpened: opened.has(guideId),
  }))
}
