import type { Selectable } from 'kysely'
import type { Money } from '../../../shared/money.ts'
import type { DB } from '../../platform/database-types.ts'

/** An item before it is stored. */
export interface NewOrderItem {
  /** Id of the SKU: `guide:7`, `pro-month`, `pro-gift:3`, or one that grants no access. */
  sku: string
  /** Title in the language of the order. */
  title: string
  /** Share of the order's price. Minor units. */
  amountMinor: number
}

/** A stored item of an order. */
export interface OrderItem extends NewOrderItem {
  id: number
  /** Null for Pro and for items that grant no access. */
  guideId: number | null
  recipient: 'buyer' | 'gift'
  /** Id of the gift that the item pays for. Null if the buyer is the recipient. */
  giftId: string | null
  /** Whether the item's share is refunded and the order never grants access to it, because the buyer owned it already or withdrew. */
  isReturned: boolean
  /** Whether the order's description names several items or a reading path instead of this item. */
  isPart: boolean
}

export type StoredOrder = Omit<
  Selectable<DB['orders']>,
  | 'buyerId'
  | 'amount'
  | 'currency'
  | 'discountCode'
  | 'discountAmount'
  | 'openFor'
  | 'termsHash'
  | 'termsPlace'
  | 'termsShownAt'
> & {
  userId: number
  items: OrderItem[]
  /** Price of the order. For Pro, the price of each month. */
  price: Money
  code: string | null
  /** Discount of the code, taken off once. Minor units. */
  codeMinor: number
  /** Pro credit taken off the first month. Minor units. */
  creditMinor: number
}

export type Order = StoredOrder & {
  /** Whether a Stripe subscription bills the order monthly. */
  isPlan: boolean
  /** Id of the gift that the order pays for. Null if the buyer is the recipient. */
  giftId: string | null
  /** The only guide that the order opens to its buyer. Null for bundles, gifts and Pro. */
  guideId: number | null
  /** Metadata of each Stripe object of the order. */
  metadata: { checkoutId: string; userId: string; guideId: string }
}

export function toOrder(stored: StoredOrder): Order {
  const { id, userId, items } = stored
  const [first] = items
  const giftId = first?.giftId ?? null
  const isPlan = first?.sku === 'pro-month'
  const guideId = giftId === null && items.length === 1 ? (first?.guideId ?? null) : null
  const own = guideId === null ? formatStripeOrderName(id) : String(guideId)
  return {
    ...stored,
    isPlan,
    giftId,
    guideId,
    metadata: {
      checkoutId: id,
      userId: String(userId),
      guideId: isPlan ? '' : giftId === null ? own : `gift:${giftId}`,
    },
  }
}

/** Returns the name in Stripe's metadata of an order that is neither for one guide nor for a gift. */
export const formatStripeOrderName = (orderId: string): string => `bundle:${orderId}`

/** Returns the purpose for which a buyer has at most one open order: a gift, a bundle or a single SKU. */
export function buildOpenOrderKey(giftId: string | null, items: readonly Pick<NewOrderItem, 'sku'>[]) {
  if (giftId !== null) return `gift:${giftId}`
  return items.length > 1 ? 'bundle' : String(items[0]?.sku)
}

/** Returns the one-time discount by Pro credit and code. Minor units. */
export const sumDiscounts = ({ creditMinor, codeMinor }: Pick<Order, 'creditMinor' | 'codeMinor'>): number =>
  creditMinor + codeMinor

/** Returns the sum of the items' amounts. Minor units. */
export const sumAmounts = (items: readonly { amountMinor: number }[]): number =>
  items.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Returns whether the items and their shares are the same, in any order. */
export function hasSameItems(one: readonly NewOrderItem[], other: readonly NewOrderItem[]): boolean {
  const keyOf = (items: readonly NewOrderItem[]) =>
    items
      .map(({ sku, amountMinor }) => `${sku} ${amountMinor}`)
      .toSorted()
      .join()
  return keyOf(one) === keyOf(other)
}
