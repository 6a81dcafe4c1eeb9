import { findNamedOrder, findOrderByStripeId, listPaymentsForItems } from '../orders/order-queries.ts'
import { fetchPayment } from '../stripe/fetch-payment.ts'
import type { SettleDeps } from './settle-deps.ts'
import type { OrderPayment } from './entitlements.ts'

/** Items that an order's payments pay for: guides for the buyer, or a gift. */
export interface PurchasedItems {
  guideIds: readonly number[]
  giftId: string | null
}

/** Fetches the buyer's other payments for these items that granted access or await a refund. Must not run inside a transaction. */
export async function fetchOtherPayments(
  deps: SettleDeps,
  userId: number,
  { held, besides }: { held: PurchasedItems; besides?: string },
): Promise<OrderPayment[]> {
  const payments: OrderPayment[] = []
  for (const paymentId of await listPaymentsForItems(deps.db, userId, held)) {
    if (paymentId === besides) continue
    const order = await findOrderOfPayment(deps, paymentId)
    const payment = order && (await fetchPayment(deps.stripe, paymentId))
    if (payment !== undefined && order?.giftId === held.giftId) payments.push({ order, payment })
  }
  return payments
}

/** Finds the order of a payment. Undefined for a payment of an invoice or of another system. */
export async function findOrderOfPayment({ db, stripe }: SettleDeps, paymentId: string) {
  const known = await findOrderByStripeId(db, paymentId)
  if (known !== undefined) return known
  // The payment of a hosted checkout, or one whose id was not stored, names its order in its metadata.
  return findNamedOrder(db, (await fetchPayment(stripe, paymentId))?.checkoutId)
}
