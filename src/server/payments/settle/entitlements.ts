import {
  listPurchasesOfGuides,
  type Purchase,
  type PurchaseSource,
  type Entitlement,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { listGiftsOfPurchases, lockGift, type StoredGift } from '../gifts/gift-queries.ts'
import type { Order, OrderItem } from '../orders/order.ts'
import type { PaymentState } from '../stripe/fetch-payment.ts'

/** A payment's state at Stripe, with its order. */
export interface OrderPayment {
  order: Order
  payment: PaymentState
}

/** A received payment: an entitlement to each item of its order that was not returned. */
export interface PaidOrder extends OrderPayment {
  standing: Entitlement['standing']
}

/** All entitlements of a user to one guide, or all payments for one gift. */
export type EntitlementGroup = { entitlements: GroupedEntitlement[] } & (
  | { kind: 'guide'; userId: number; guideId: number }
  | { kind: 'gift'; gift: StoredGift }
)

export interface GroupedEntitlement extends Entitlement {
  source: PurchaseSource
  /** Payment behind the entitlement. Undefined if it was not fetched from Stripe. */
  paid: PaidOrder | undefined
  /** Stored purchase of the entitlement. Undefined for a payment that has never granted access. */
  purchase: Purchase | undefined
  /** Claimed gift behind the entitlement. Undefined for other entitlements. */
  gift: StoredGift | undefined
}

/** Returns the order's item for this guide, unless it was returned (B21.77). */
export const findGuideItem = ({ items }: Order, guideId: number): OrderItem | undefined =>
  items.find((item) => !item.isReturned && item.guideId === guideId)

/** Finds all entitlements of a user to a guide. */
export async function findGuideEntitlementGroup(
  tx: Db,
  { userId, guideId, paid }: { userId: number; guideId: number; paid: readonly PaidOrder[] },
): Promise<EntitlementGroup> {
  const purchases = await listPurchasesOfGuides(tx, userId, [guideId])
  const claimed = purchases.filter(({ source }) => source === 'gift').map(({ id }) => id)
  const gifts = claimed.length === 0 ? [] : await listGiftsOfPurchases(tx, claimed)
  const paying = paid.filter(({ order }) => findGuideItem(order, guideId) !== undefined)
  const stored = purchases.map((purchase): GroupedEntitlement => {
    const { id, source, stripePaymentId, purchasedAt: since } = purchase
    const gift = gifts.find(({ purchaseId }) => purchaseId === id)
    const by = paying.find(({ payment }) => payment.paymentId === stripePaymentId)
    const state = storedState(purchase)
    // A fetched payment determines the standing; without one, the stored gift or purchase does.
    const standing = by?.standing ?? standingOf[gift === undefined ? state : storedState(gift)]
    const rest = { stored: state, refundable: by !== undefined, precedence: 0, since }
    return { source, purchase, paid: by, gift, standing, ...rest }
  })
  const unopened = paying
    .filter(({ payment }) => purchases.every(({ stripePaymentId }) => stripePaymentId !== payment.paymentId))
    .map((by) => toEntitlement(by, { source: 'payment', stored: null }))
  return { kind: 'guide', userId, guideId, entitlements: [...stored, ...unopened] }
}

/** Locks a gift and returns it with the entitlements of all payments for it. */
export async function lockGiftEntitlementGroup(
  tx: Db,
  { giftId, paid }: { giftId: string; paid: readonly PaidOrder[] },
): Promise<EntitlementGroup> {
  const gift = await lockGift(tx, giftId)
  const isStored = ({ payment }: PaidOrder) =>
    gift.paidAt !== null && gift.stripePaymentId === payment.paymentId
  const entitlements = paid.map((by) =>
    toEntitlement(by, { source: 'gift', stored: isStored(by) ? storedState(gift) : null }),
  )
  return { kind: 'gift', gift, entitlements }
}

const toEntitlement = (
  paid: PaidOrder,
  { source, stored }: Pick<GroupedEntitlement, 'source' | 'stored'>,
): GroupedEntitlement => ({
  source,
  stored,
  paid,
  purchase: undefined,
  gift: undefined,
  standing: paid.standing,
  refundable: true,
  precedence: 0,
  since: paid.payment.paidAt ?? new Date(0),
})

/** Returns the state of a purchase or gift according to its times. */
function storedState({
  suspendedAt,
  revokedAt,
}: Pick<Purchase, 'suspendedAt' | 'revokedAt'>): 'open' | 'on-hold' | 'closed' {
  if (revokedAt !== null) return 'closed'
  return suspendedAt === null ? 'open' : 'on-hold'
}

const standingOf = { open: 'stands', 'on-hold': 'on-hold', closed: 'ended' } as const
