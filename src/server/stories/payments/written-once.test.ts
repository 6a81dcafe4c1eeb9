import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import { insertBuyers } from '../../testing/buyers.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

const purchase = (guideId: number, payment: string) => (buyer: number) =>
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id)
   values (${buyer}, ${guideId}, 200, 'usd', 'payment', '${payment}')`
const checkout =
  (guideId: number | null, stripeId: string | null, state = 'open') =>
  (buyer: number) =>
    `insert into checkouts (user_id, guide_id, kind, currency, amount, language, description, stripe_id, state)
   values (${buyer}, ${guideId}, 'payment_intent', 'usd', 200, 'en', 'Guide', ${stripeId && `'${stripeId}'`}, '${state}')`
const gift = (key: number, payment: string | null) => (buyer: number) =>
  `insert into gifts (id, buyer_id, guide_id, language, message, tell_at, created_at, stripe_payment_id)
   values ('00000000-0000-4000-8000-00000000000${key}', ${buyer}, 1, 'en', '', now(), now(), ${payment && `'${payment}'`})`
const giftForm = (buyer: number) =>
  `insert into checkouts (user_id, guide_id, gift_id, kind, currency, amount, language, description)
   values (${buyer}, 1, '00000000-0000-4000-8000-000000000001', 'payment_intent', 'usd', 200, 'en', 'Gift')`
const bundleForm =
  (guideId: number, state = 'open') =>
  (buyer: number) =>
    `insert into checkouts (id, user_id, guide_id, bundle, kind, currency, amount, language, description, state)
   values ('00000000-0000-4000-8000-00000000002${guideId}', ${buyer}, ${guideId}, true, 'payment_intent', 'usd', 800, 'en', 'Two', '${state}')`
const bought = (guideId: number) => (buyer: number) =>
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, bundle_id, revoked_at)
   values (${buyer}, ${guideId}, 160, 'usd', 'payment', 'pi_7', '00000000-0000-4000-8000-000000000023', now())`
const proForm = (key: number) => (buyer: number) =>
  `insert into checkouts (id, user_id, kind, currency, amount, language, description, state)
   values ('00000000-0000-4000-8000-00000000001${key}', ${buyer}, 'subscription', 'usd', 1500, 'en', 'Pro', 'paid')`
const counted = (key: number) => (buyer: number) =>
  `insert into pro_credits (checkout_id, purchase_id, amount, counted_at)
   select '00000000-0000-4000-8000-00000000001${key}', id, 200, now() from purchases where user_id = ${buyer}`
const receipt = (buyer: number) =>
  `insert into receipts (user_id, guide_id, reference, description, amount, currency, language, paid_at, mailed_at)
   values (${buyer}, 1, 'pi_receipt', 'Guide', 200, 'usd', 'en', now(), now())`
const refund = (buyer: number) =>
  `insert into refunds (payment_id, user_id, guide_id, reference, description, amount, currency, language,
                        paid_at, created_at, try_at)
   values ('pi_refund', ${buyer}, 1, 'pi_refund', 'Guide', 200, 'usd', 'en', now(), now(), now())`
const event = () =>
  `insert into stripe_events (id, type, created, object_id) values ('evt_once', 'charge.refunded', now(), 'pi_1')`
const customer = (buyer: number) =>
  `update users set stripe_customer_id = 'cus_of_two' where id in (${buyer}, ${buyer} - 1)`

/** The last line behind all locks and questions: whatever the shop does, the database keeps one. */
test.each<[string, string, ...((buyer: number) => string)[]]>([
  ['nobody owns a guide twice', 'purchases_one_live', purchase(1, 'pi_1'), purchase(1, 'pi_2')],
  ['one payment opens one guide', 'purchases_single_payment', purchase(1, 'pi_3'), purchase(2, 'pi_3')],
  ['one guide has one open form', 'checkouts_one_open_single', checkout(1, null), checkout(1, null)],
  ['Pro has one open form', 'checkouts_one_open_single', checkout(null, null), checkout(null, null)],
  ['a gift has one open form', 'checkouts_one_open_gift', gift(1, null), giftForm, giftForm],
  ['several guides have one open form', 'checkouts_one_open_bundle', bundleForm(1), bundleForm(2)],
  [
    'one payment opens each of several guides once',
    'purchases_of_payment',
    bundleForm(3, 'paid'),
    bought(1),
    bought(2),
    bought(1),
  ],
  ['one payment pays one gift', 'gifts_stripe_payment_id_key', gift(2, 'pi_5'), gift(3, 'pi_5')],
  [
    'a purchase counts towards Pro once',
    'pro_credits_counted_once',
    purchase(1, 'pi_6'),
    proForm(1),
    proForm(2),
    counted(1),
    counted(2),
  ],
  [
    'a payment belongs to one form',
    'checkouts_stripe_id_key',
    checkout(1, 'pi_4', 'paid'),
    checkout(2, 'pi_4', 'paid'),
  ],
  ['a payment has one receipt', 'receipts_reference_key', receipt, receipt],
  ['a payment is owed back once', 'refunds_pkey', refund, refund],
  ['an event is taken once', 'stripe_events_pkey', event, event],
  ['no two people are one customer of Stripe’s', 'users_stripe_customer_id_key', customer],
])('%s', async (_title, key, ...written) => {
  const [, buyer] = await insertBuyers(shop.deps.pool, 2)
  const writeAll = async () => {
    for (const write of written) await shop.deps.pool.query(write(buyer?.id ?? 0))
  }
  await expect(writeAll()).rejects.toMatchObject({ code: '23505', constraint: key })
})
