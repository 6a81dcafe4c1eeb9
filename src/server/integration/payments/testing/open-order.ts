import type { PageLanguage } from '../../../../shared/languages.ts'
import { insertOrder } from '../../../payments/orders/order-queries.ts'
import type { Order } from '../../../payments/orders/order.ts'
import type { Person } from '../../../testing/people.ts'
import type { Shop } from '../../../testing/shop.ts'

/** Inserts an open order of one item without a Stripe id, like that of a killed node. */
export async function insertOpenOrder(
  { deps: { db, pool } }: Shop,
  { uid }: Person,
  {
    sku,
    title = 'A guide',
    language = 'en',
    minutesAgo = 0,
  }: { sku: `guide:${number}` | 'pro-month'; title?: string; language?: PageLanguage; minutesAgo?: number },
): Promise<Order> {
  const { rows } = await pool.query<{ id: number }>('select id from users where firebase_uid = $1', [uid])
  const amountMinor = sku === 'pro-month' ? 1500 : 200
  const order = await insertOrder(db, {
    userId: rows[0]?.id ?? 0,
    giftId: null,
    kind: sku === 'pro-month' ? 'subscription' : 'payment_intent',
    price: { amountMinor, currency: 'usd' },
    language,
    description: title,
    credit: [],
    code: null,
    codeMinor: 0,
    items: [{ sku, title, amountMinor }],
    terms: { text: title, place: undefined, shownAt: new Date() },
  })
  await pool.query('update orders set opened_at = opened_at - make_interval(mins => $2) where id = $1', [
    order.id,
    minutesAgo,
  ])
  return order
}
