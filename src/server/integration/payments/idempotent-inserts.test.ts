import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import { insertBuyers } from '../../testing/buyers.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

const purchase = (guideId: number, payment: string) => (buyer: number) =>
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id)
   values (${buyer}, ${guideId}, 200, 'usd', 'payment', '${payment}')`
const order =
  (openFor: string | null, { stripeId = '', code = '', state = 'open' } = {}) =>
  (buyer: number) =>
    `insert into orders (buyer_id, open_for, kind, currency, amount, language, description, stripe_id, discount_code,
       state, opened_at, paid_at)
     values (${buyer}, ${openFor && `'${openFor}'`}, 'payment_intent', 'usd', 200, 'en', 'Guide', nullif('${stripeId}', ''),
       nullif('${code}', ''), '${state}', now(), case '${state}' when 'paid' then now() end)`
const newCode = () =>
  `insert into codes (word, folded, percent, for_guides, for_pro, begins_at, new_buyers, note, made_at, made_by)
   values ('ONCE', 'ONCE', 50, true, true, now(), false, '', now(), 'chie@example.com')`
const item = (buyer: number) =>
  `insert into order_items (order_id, position, sku, title, amount, recipient)
   select id, 0, 'guide:1', 'Guide', 200, 'buyer' from orders where buyer_id = ${buyer}`
const opened = (guideId: number) => (buyer: number) =>
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, item_id)
   select ${buyer}, ${guideId}, 200, 'usd', 'payment', 'pi_3', max(id) from order_items`
const gift = (key: number, payment: string | null) => (buyer: number) =>
  `insert into gifts (id, buyer_id, guide_id, language, message, tell_at, created_at, stripe_payment_id)
   values ('00000000-0000-4000-8000-00000000000${key}', ${buyer}, 1, 'en', '', now(), now(), ${payment && `'${payment}'`})`
const bought = (guideId: number) => (buyer: number) =>
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, revoked_at)
   values (${buyer}, ${guideId}, 160, 'usd', 'payment', 'pi_7', now())`
const counted = (buyer: number) =>
  `insert into credits (order_id, purchase_id, amount, counted_at)
   select orders.id, purchases.id, 200, now() from purchases join orders on buyer_id = user_id
   where user_id = ${buyer} and orders.id not in (select order_id from credits) limit 1`
const receipt = (buyer: number) =>
  `insert into receipts (user_id, reference, description, amount, currency, language, paid_at, mailed_at)
   values (${buyer}, 'pi_receipt', 'Guide', 200, 'usd', 'en', now(), now())`
const refund = (buyer: number) =>
  `insert into refunds (payment_id, user_id, reference, description, amount, currency, language,
                        paid_at, created_at, try_at)
   values ('pi_refund', ${buyer}, 'pi_refund', 'Guide', 200, 'usd', 'en', now(), now(), now())`
const event = () =>
  `insert into stripe_events (id, type, created, object_id) values ('evt_once', 'charge.refunded', now(), 'pi_1')`
const customer = (buyer: number) =>
  `update users set stripe_customer_id = 'cus_of_two' where id in (${buyer}, ${buyer} - 1)`

/** Unique keys reject a second row even if the locks in the code fail. */
test.each<[string, string, ...((buyer: number) => string)[]]>([
  ['a user owns a guide once', 'purchases_one_live', purchase(1, 'pi_1'), purchase(1, 'pi_2')],
  ['an order item grants one guide', 'purchases_of_item', order(null), item, opened(1), opened(2)],
  ['a user has one open order for a guide', 'orders_one_open', order('guide:1'), order('guide:1')],
  ['a user has one open order for Pro', 'orders_one_open', order('pro-month'), order('pro-month')],
  ['a user has one open order for a gift', 'orders_one_open', order('gift:1'), order('gift:1')],
  ['a user has one open order for a bundle', 'orders_one_open', order('bundle'), order('bundle')],
  [
    'a user has one open order with a code',
    'orders_one_open_code',
    newCode,
    order('guide:1', { code: 'ONCE' }),
    order('guide:2', { code: 'ONCE' }),
  ],
  ['a payment grants each guide of a bundle once', 'purchases_of_payment', bought(1), bought(2), bought(1)],
  ['a payment pays for one gift', 'gifts_stripe_payment_id_key', gift(2, 'pi_5'), gift(3, 'pi_5')],
  [
    'a purchase counts towards Pro once',
    'credits_counted_once',
    purchase(1, 'pi_6'),
    order(null),
    order(null),
    counted,
    counted,
  ],
  [
    'a payment belongs to one order',
    'orders_stripe_id_key',
    order(null, { stripeId: 'pi_4', state: 'paid' }),
    order(null, { stripeId: 'pi_4', state: 'paid' }),
  ],
  ['a payment has one receipt', 'receipts_reference_key', receipt, receipt],
  ['a payment has one owed refund', 'refunds_pkey', refund, refund],
  ['an event is stored once', 'stripe_events_pkey', event, event],
  ['a Stripe customer belongs to one user', 'users_stripe_customer_id_key', customer],
])('a unique key ensures that %s', async (_title, key, ...written) => {
  const [, buyer] = await insertBuyers(shop.deps.pool, 2)
  const writeAll = async () => {
    for (const write of written) await shop.deps.pool.query(write(buyer?.id ?? 0))
  }
  await expect(writeAll()).rejects.toMatchObject({ code: '23505', constraint: key })
})
