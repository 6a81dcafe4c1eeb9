import { sql, type RawBuilder } from 'kysely'
import type { Product } from '../../../shared/law/law-table.ts'
import type { OrderItem } from './order.ts'

/** Returns the items that the order's description doesn't name. Receipts list them one by one. */
export const filterListedItems = (items: readonly OrderItem[]) => items.filter(({ isPart }) => isPart)

/** Returns whether a payment is for a month of a plan. Plans created at Stripe have no order. */
export const isPlanPayment = (items: readonly OrderItem[]) => items.every(({ sku }) => sku === 'pro-month')

/** Returns the product category of a payment as consumer law distinguishes it. */
export function classifyProduct(items: readonly OrderItem[]): Product {
  if (isPlanPayment(items)) return 'pro'
  if (items.some(({ recipient }) => recipient === 'gift'))
    return items[0]?.guideId === null ? 'pro-gift' : 'gift'
  return filterListedItems(items).length === 0 ? 'guide' : 'bundle'
}

/** SQL for the guide that a SKU sells; null for Pro. */
export const guideIdFromSku = sql<number | null>`substring(sku, '^guide:([0-9]+)$')::integer`

/** Selects the items of an order as JSON, in the order in which they were chosen. Empty without an order. */
export const selectOrderItems = (orderId: string): RawBuilder<OrderItem[]> => sql`
  coalesce((select json_agg(json_build_object('id', order_items.id, 'sku', sku, 'guideId', ${guideIdFromSku},
      'title', title, 'amountMinor', order_items.amount, 'recipient', order_items.recipient, 'giftId', gift_id,
      'isReturned', returned_at is not null, 'isPart', title <> named.description) order by position)
    from order_items join orders named on named.id = order_id
    where order_id = ${sql.ref(orderId)}), '[]')`
