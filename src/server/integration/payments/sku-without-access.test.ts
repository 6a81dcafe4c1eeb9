import { expect, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { startCheckout } from '../../payments/checkout/start-checkout.ts'
import { insertDiscountCode } from '../../payments/index.ts'
import { refundPayment } from '../../payments/operations/refund-receipt.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { insertBuyers, payWithCard } from '../../testing/buyers.ts'
import { fetchMailsTo, waitForJobs } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'
import { decideDispute, createDispute } from '../../testing/subscribers.ts'
import { templatePackSku } from './testing/template-pack.ts'

const shop = await openTestShop()
const { db, pool, stripe } = shop.deps
await insertDiscountCode(db, {
  word: 'HALF',
  folded: 'HA1F',
  terms: { percent: 50, amounts: null },
  forGuides: true,
  forPro: false,
  beginsAt: shop.deps.clock(),
  endsAt: null,
  mostUses: null,
  newBuyers: false,
  note: '',
  madeAt: shop.deps.clock(),
  madeBy: 'chie@example.com',
})

/** Buys the pack with a card and settles the payment twice, as the browser and the webhook do. */
async function buyPack(language: PageLanguage = 'en', code?: string) {
  const [buyer] = await insertBuyers(pool, 1)
  if (buyer === undefined) throw new Error('No buyer')
  const offer = { sku: templatePackSku, kind: 'payment_intent', language, code } as const
  const { attempt } = await startCheckout(shop.deps, buyer, offer)
  const again = await startCheckout(shop.deps, buyer, offer)
  expect(again.attempt.id).toBe(attempt.id)
  await payWithCard(stripe, attempt.id)
  const settled = [
    await settleStripeObject(shop.deps, attempt.id),
    await settleStripeObject(shop.deps, attempt.id),
  ]
  expect(settled.map((each) => each?.paid)).toEqual([true, true])
  return { buyer, payment: attempt.id }
}

async function stateOf(userId: number) {
  const { rows } = await pool.query<object>(
    `select orders.state, sku, receipts.amount, receipts.currency, receipts.code, receipts.refunded_amount as refunded,
       (select count(*)::int from purchases where user_id = buyer_id) as purchases
     from orders join order_items on order_items.order_id = orders.id join receipts on receipts.order_id = orders.id
     where buyer_id = $1`,
    [userId],
  )
  return rows
}

const bought = {
  state: 'paid',
  sku: 'template-pack',
  amount: 2000,
  currency: 'usd',
  code: null,
  refunded: null,
  purchases: 0,
}

async function subjectsOf({ email }: { email: string }): Promise<string[]> {
  await waitForJobs(shop)
  return (await fetchMailsTo(shop, email)).map(({ subject }) => subject)
}

test.each([
  ['in dollars', 'en', undefined, {}],
  ['in yen', 'ja', undefined, { currency: 'jpy' }],
  ['with a code', 'en', 'HALF', { amount: 1000, code: 'HALF' }],
] as const)(
  'a SKU that grants no access can be paid %s and gets one receipt',
  async (_how, language, code, differs) => {
    const { buyer } = await buyPack(language, code)
    expect(await stateOf(buyer.id)).toEqual([{ ...bought, ...differs }])
    expect(await subjectsOf(buyer)).toHaveLength(1)
  },
)

test('a refund of a SKU that grants no access is shown on its receipt and mailed once', async () => {
  const { buyer, payment } = await buyPack()
  const refund = { paymentId: payment, amountMinor: 2000, idempotencyKey: `refund-${payment}` }
  await refundPayment(shop.deps, refund)
  await refundPayment(shop.deps, refund)
  expect(await stateOf(buyer.id)).toEqual([{ ...bought, refunded: 2000 }])
  const subjects = await subjectsOf(buyer)
  expect(subjects.filter((subject) => subject.startsWith('Refund'))).toEqual(['Refund: Template pack'])
  const refunds = await stripe.refunds.list({ payment_intent: payment })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([2000])
})

test('a lost dispute of a SKU that grants no access is shown on its receipt', async () => {
  const { buyer, payment } = await buyPack()
  await decideDispute(shop, await createDispute(shop, payment), 'lost')
  await settleStripeObject(shop.deps, payment)
  expect(await stateOf(buyer.id)).toEqual([{ ...bought, refunded: 2000 }])
})

test('a SKU that grants no access can be bought again', async () => {
  const { buyer, payment } = await buyPack()
  const offer = { sku: templatePackSku, kind: 'payment_intent', language: 'en' } as const
  const { attempt } = await startCheckout(shop.deps, buyer, offer)
  expect(attempt.id).not.toBe(payment)
  await payWithCard(stripe, attempt.id)
  await settleStripeObject(shop.deps, attempt.id)
  expect(await stateOf(buyer.id)).toEqual([bought, bought])
})
