import { insertAccessChangeOnce } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { enqueueProOfferCheck } from '../credit/pro-offer-check.ts'
import { endOrder } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import { recordRefunds } from '../refunds/refund-owed-payment.ts'
import type { ReceiptDeps } from '../receipts/write-receipt.ts'
import { isLiveMode, findSubscriptionOfPayment } from '../stripe/stripe.ts'
import { applySettlementDecision } from './apply-decision.ts'
import { decideOrders } from './decide-orders.ts'
import { decidePayment } from './decide-payment.ts'
import { fetchOtherPayments, findOrderOfPayment, type PurchasedItems } from './fetch-payments.ts'
import { fetchPayment, type PaymentState } from '../stripe/fetch-payment.ts'
import { runInBuyerQueue, withOptimisticLock } from './buyer-locks.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleSubscription } from './settle-pro.ts'
import {
  findGuideEntitlementGroup,
  lockGiftEntitlementGroup,
  type EntitlementGroup,
  type OrderPayment,
} from './entitlements.ts'

/** Settles a payment with its order; an invoice's payment is settled with its subscription. */
export async function settlePayment(deps: SettleDeps, paymentId: string) {
  const order = await findOrderOfPayment(deps, paymentId)
  if (order !== undefined) return settleOrder(deps, order, paymentId)
  const subscriptionId = await findSubscriptionOfPayment(deps.stripe, paymentId)
  return subscriptionId === undefined ? undefined : settleSubscription(deps, subscriptionId)
}

/** Settles a payment of any order except a plan's. */
export async function settleOrder(deps: SettleDeps, order: Order, paymentId: string) {
  const { userId } = order
  const ask = async () => {
    const payment = await fetchPayment(deps.stripe, paymentId)
    if (payment === undefined) return undefined
    return {
      payment,
      others: await fetchOtherPayments(deps, userId, { held: heldBy(order), besides: paymentId }),
    }
  }
  const settled = await runInBuyerQueue(deps.db, userId, () =>
    withOptimisticLock(deps, userId, ask, async (tx, fetched, moved) => {
      if (fetched === undefined) return undefined
      const written = await writePaymentDecision(
        tx,
        { ...deps, moved },
        { order, ...fetched, now: deps.clock() },
      )
      return { payment: fetched.payment, ...written }
    }),
  )
  if (settled === undefined) return undefined
  const { payment, ignored, changes } = settled
  if (ignored !== undefined) deps.logger.warn({ paymentId, reason: ignored }, 'payment ignored')
  return { userId, order, paid: ignored === undefined && isPaid(payment), changes }
}

const isPaid = ({ status, money }: PaymentState) => status === 'succeeded' && money === 'kept'

const heldBy = ({ giftId, items }: Order): PurchasedItems => ({
  giftId,
  guideIds: giftId === null ? items.flatMap(({ guideId }) => guideId ?? []) : [],
})

/** Decides again which of a user's entitlements to a guide grants access, after an entitlement other than a payment has ended or come back. */
export function settleGuide(deps: SettleDeps, { userId, guideId }: { userId: number; guideId: number }) {
  const held = { guideIds: [guideId], giftId: null }
  return runInBuyerQueue(deps.db, userId, () =>
    withOptimisticLock(
      deps,
      userId,
      () => fetchOtherPayments(deps, userId, { held }),
      async (tx, payments, moved) => {
        const entitlements = { userId, held, payments, now: deps.clock() }
        return (await writeEntitlements(tx, { ...deps, moved }, entitlements)).changes
      },
    ),
  )
}

/** Decides on a payment together with the buyer's other entitlements and writes the decision. The caller has locked the buyer's row. */
export async function writePaymentDecision(
  tx: Db,
  deps: ReceiptDeps,
  { order, payment, others, now }: OrderPayment & { others: readonly OrderPayment[]; now: Date },
) {
  const { id, userId, isPlan, items } = order
  if (isPlan) return { ignored: 'not a purchase of a guide', changes: [] }
  const guideId = items[0]?.guideId ?? null
  const decision = decidePayment(payment, order, isLiveMode(deps.env))
  if (decision.do === 'ignore') {
    const { reason } = decision
    const change = { userId, guideId, change: 'ignored', reason, sourceRef: payment.paymentId } as const
    await insertAccessChangeOnce(tx, change, now)
    return { ignored: reason, changes: [] }
  }
  if (decision.do === 'close') await endOrder(tx, id, 'closed', now)
  if (decision.do !== 'settle') return { changes: [] }
  await endOrder(tx, id, 'paid', now)
  const entitlements = { userId, held: heldBy(order), payments: [{ order, payment }, ...others], now }
  const { changes, keepsAccess } = await writeEntitlements(tx, deps, entitlements)
  const returned = { ...payment, reference: payment.paymentId, keepsAccess }
  const noted = await recordRefunds(tx, deps, returned, now)
  if (noted === undefined) return { changes }
  await enqueueProOfferCheck(tx, deps.jobs, userId)
  const other = order.giftId === null ? order.description : 'a gift of Pro'
  const what = guideId === null ? other : `guide ${guideId}`
  return { changes: [...changes, `${noted} on the receipt of ${what}`] }
}

/** Decides which entitlements to these guides or this gift are valid, and writes the result. The caller has locked the user's row. */
async function writeEntitlements(
  tx: Db,
  deps: ReceiptDeps,
  {
    userId,
    held: { guideIds, giftId },
    payments,
    now,
  }: { userId: number; held: PurchasedItems; payments: readonly OrderPayment[]; now: Date },
): Promise<{ changes: string[]; keepsAccess: boolean }> {
  const paid = payments.flatMap((each) => {
    const decision = decidePayment(each.payment, each.order, isLiveMode(deps.env))
    return decision.do === 'settle' ? { ...each, standing: decision.standing } : []
  })
  const holdings: EntitlementGroup[] =
    giftId === null ? [] : [await lockGiftEntitlementGroup(tx, { giftId, paid })]
  for (const guideId of guideIds)
    holdings.push(await findGuideEntitlementGroup(tx, { userId, guideId, paid }))
  const decision = decideOrders(paid, holdings)
  return {
    changes: await applySettlementDecision(tx, deps, decision, now),
    keepsAccess: decision.keepsAccess,
  }
}
