import { z } from 'zod'
import { listPurchasesOf } from '../../access/index.ts'
import { findGift } from '../gifts/gift-queries.ts'
import { findCheckout, findCheckoutByStripeId, type Checkout } from '../queries.ts'
import { listRefundsOf } from '../refunds/refund-queries.ts'
import type { PaymentState } from '../settle/decide-payment.ts'
import { fetchPayment } from '../settle/fetch-payment.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import type { Grants } from '../skus/index.ts'

/** A payment as Stripe holds it, and the attempt that it was made for. */
export interface CheckoutPayment {
  checkout: Checkout
  payment: PaymentState
}

/**
 * Fetches the payments that the buyer has made for the same, apart from one: those that have granted access, and those that
 * the shop owes. Never called inside a transaction.
 */
export async function fetchOtherPayments(
  deps: Pick<SettleDeps, 'db' | 'stripe'>,
  userId: number,
  grants: Grants,
  besides?: string,
): Promise<CheckoutPayment[]> {
  const payments: CheckoutPayment[] = []
  for (const paymentId of await listPaymentIds(deps, userId, grants)) {
    if (paymentId === besides) continue
    const checkout = await findCheckoutOfPayment(deps, paymentId)
    const fetched = checkout && (await fetchPayment(deps.stripe, paymentId))
    if (fetched !== undefined && checkout?.giftId === grants.giftId)
      payments.push({ checkout, payment: fetched.payment })
  }
  return payments
}

async function listPaymentIds(
  { db }: Pick<SettleDeps, 'db'>,
  userId: number,
  { guideIds, giftId }: Grants,
): Promise<Set<string>> {
  const gift = giftId === null ? undefined : await findGift(db, giftId)
  const purchases = guideIds.length === 0 ? [] : await listPurchasesOf(db, userId, guideIds)
  const refunds = await listRefundsOf(db, userId)
  const isFor = (guideId: number | null) =>
    gift === undefined ? guideId !== null && guideIds.includes(guideId) : guideId === gift.guideId
  return new Set([
    ...purchases.flatMap(({ stripePaymentId }) => stripePaymentId ?? []),
    ...(gift?.stripePaymentId == null ? [] : [gift.stripePaymentId]),
    ...refunds
      .filter(({ guideId, state }) => isFor(guideId) && state !== 'returned')
      .map(({ paymentId }) => paymentId),
  ])
}

/** The attempt that a payment was made for; undefined for an invoice's payment, and for one of another system. */
export async function findCheckoutOfPayment(
  { db, stripe }: Pick<SettleDeps, 'db' | 'stripe'>,
  paymentId: string,
): Promise<Checkout | undefined> {
  const known = await findCheckoutByStripeId(db, paymentId)
  if (known !== undefined) return known
  // A hosted checkout's payment, or one whose id was not stored: its metadata names the checkout.
  const checkoutId = (await fetchPayment(stripe, paymentId))?.checkoutId
  // A payment made by another system may carry anything under that name.
  return z.uuid().safeParse(checkoutId).success ? findCheckout(db, String(checkoutId)) : undefined
}
