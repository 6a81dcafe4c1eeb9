import type { Selectable } from 'kysely'
import type { Money } from '../../../shared/money.ts'
import type { Orders } from '../../platform/database-types.ts'

/** An item before it is stored. */
export interface NewItem {
  /** What is sold: `guide:7`, `pro-month`, `pro-gift:3`, or the id of a SKU that opens nothing. */
  sku: string
  /** In the language of the order. */
  title: string
  /** Its share of the price. */
  amountMinor: number
}

/** A stored item of an order. */
export interface OrderItem extends NewItem {
  id: number
  /** Null for Pro and for what opens nothing. */
  guideId: number | null
  recipient: 'buyer' | 'gift'
  /** The gift that it pays for; null if the buyer is the recipient. */
  giftId: string | null
  /** The buyer owned it already, so its share is refunded and this order never opens it. */
  isReturned: boolean
  /** The order's description names several items or a path; false if it names this item. */
  isPart: boolean
}

export type StoredOrder = Omit<
  Selectable<Orders>,
  'buyerId' | 'amount' | 'currency' | 'discountCode' | 'discountAmount' | 'openFor'
> & {
  userId: number
  items: OrderItem[]
  /** Of each month where it is for Pro. */
  price: Money
  code: string | null
  /** What the code takes off once, in minor units. */
  codeMinor: number
  /** What guides take off the first month of Pro, in minor units. */
  creditMinor: number
}

export type Order = StoredOrder & {
  /** Billed monthly by a subscription at Stripe. */
  isPlan: boolean
  /** The gift that it pays for; null if the buyer is the recipient. */
  giftId: string | null
  /** The only guide that it opens to its buyer; null for anything else. */
  guideId: number | null
  /** Stored with each Stripe object of the order. */
  metadata: { checkoutId: string; userId: string; guideId: string }
}

export function toOrder(stored: StoredOrder): Order {
  const { id, userId, items } = stored
  const [first] = items
  const giftId = first?.giftId ?? null
  const isPlan = first?.sku === 'pro-month'
  const guideId = giftId === null && items.length === 1 ? (first?.guideId ?? null) : null
  const own = guideId === null ? orderNameOf(id) : String(guideId)
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

/** Returns how Stripe's metadata names an order that is neither for one guide nor for a gift. */
export const orderNameOf = (orderId: string): string => `bundle:${orderId}`

/** Returns what at most one open order of a buyer can be for: a gift, a bundle, or a single SKU. */
export function openForOf(giftId: string | null, items: readonly Pick<NewItem, 'sku'>[]): string {
  if (giftId !== null) return `gift:${giftId}`
  return items.length > 1 ? 'bundle' : String(items[0]?.sku)
}

/** Returns what is taken off the price once, in minor units. */
export const takenOffIn = ({ creditMinor, codeMinor }: Pick<Order, 'creditMinor' | 'codeMinor'>): number =>
  creditMinor + codeMinor

/** Whether the items and their shares are the same, in any order. */
export function isSameItems(one: readonly NewItem[], other: readonly NewItem[]): boolean {
  const keyOf = (items: readonly NewItem[]) =>
    items
      .map(({ sku, amountMinor }) => `${sku} ${amountMinor}`)
      .toSorted()
      .join()
  return keyOf(one) === keyOf(other)
}
