import { beforeEach, describe, expect, test } from 'vitest'
import { grantGuideToReader } from '../../admin/readers/reader-actions.ts'
import {
  deleteClosedOrders,
  giftStateOf,
  insertDiscountCode,
  listGiftsOfBuyer,
} from '../../payments/index.ts'
import { insertOrder } from '../../payments/orders/order-queries.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { readCallData, callMutation } from '../../testing/call.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { controlStripe, decideDispute, createDispute, advanceClocks } from '../../testing/subscribers.ts'
import { buyItems, type PurchaseOptions, type TestSku } from './testing/buy.ts'

const shop = await openTestShop()
await shop.stock(...[1, 2, 3, 4, 5, 6].map((id) => ({ id, titleEn: `Guide ${id}`, titleJa: `ガイド${id}` })))
await insertDiscountCode(shop.deps.db, {
  word: 'HALF',
  folded: 'HA1F',
  terms: { percent: 50, amounts: null },
  forGuides: true,
  forPro: true,
  beginsAt: shop.deps.clock(),
  endsAt: null,
  mostUses: null,
  newBuyers: false,
  note: '',
  madeAt: shop.deps.clock(),
  madeBy: 'chie@example.com',
})

const { db, pool, stripe } = shop.deps

async function ask<Row extends object = Record<string, unknown>>(
  sql: string,
  ...values: unknown[]
): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows
}

let aiko: Person
let ben: Person
beforeEach(async () => {
  await ask('delete from rate_limits')
  aiko = await shop.signUp('aiko')
  ben = await shop.signUp('ben')
})

const five = [1, 2, 3, 4, 5].map((id): TestSku => `guide:${id}`)
const buy = (items: readonly TestSku[], how: Partial<PurchaseOptions> = {}, person = aiko) =>
  buyItems(shop, person, items, { via: 'form', currency: 'usd', ...how })

const idOf = async ({ uid }: Person): Promise<number> =>
  (await ask<{ id: number }>('select id from users where firebase_uid = $1', uid))[0]?.id ?? 0

/** Returns each order of a user as text, with its items. */
async function ordersOf(person: Person): Promise<string[]> {
  const rows = await ask<{ text: string }>(
    `select concat_ws(' ', state, kind, orders.amount, currency,
        case when discount_amount > 0 then discount_code || ' -' || discount_amount end, '|', (
          select string_agg(concat_ws(' ', sku, amount, recipient, case when returned_at is not null then 'returned' end),
            ', ' order by position) from order_items where order_id = orders.id)) as text
     from orders where buyer_id = $1 order by opened_at`,
    await idOf(person),
  )
  return rows.map(({ text }) => text)
}

/** Returns the purchases of a user, each with the order item that granted it. */
const purchasesOf = async (person: Person) =>
  ask(
    `select guide_id as guide, source, sku, buyer_id as buyer, recipient from purchases
     left join order_items on order_items.id = item_id left join orders on orders.id = order_id
     where user_id = $1 order by purchases.id`,
    await idOf(person),
  )

const receiptsOf = async (person: Person) =>
  ask<{ reference: string; sku: string; refunded: number | null }>(
    `select reference, refunded_amount as refunded, string_agg(sku, ' ' order by position) as sku
     from receipts left join order_items on order_items.order_id = receipts.order_id
     where user_id = $1 group by receipts.id order by paid_at, sku`,
    await idOf(person),
  )

const refundsOf = async (person: Person) =>
  ask(
    `select refunds.amount, of_shares as shares, kind,
       (select array_agg(sku order by position) from order_items where order_id = orders.id) as skus
     from refunds left join orders on orders.id = order_id where user_id = $1`,
    await idOf(person),
  )

const paymentOf = async (person: Person, place = 0) => (await receiptsOf(person))[place]?.reference ?? ''

async function give(sku: TestSku): Promise<string> {
  const { giftId = '' } = await buy([sku], { isGift: true })
  const link = await callMutation(shop, aiko, 'gifts.showLink', { id: giftId, language: 'en' })
  return readCallData<{ url: string }>(link).url.split('#')[1] ?? ''
}

const stateOfGift = async () => {
  const [gift] = await listGiftsOfBuyer(db, await idOf(aiko))
  return gift && giftStateOf(gift)
}

describe('each payment has an order with the bought items', () => {
  test.each<[Partial<PurchaseOptions>, string]>([
    [{}, 'paid payment_intent 200 usd | guide:1 200 buyer'],
    [{ currency: 'jpy', via: 'page' }, 'paid session 200 jpy | guide:1 200 buyer'],
    [{ code: 'half' }, 'paid payment_intent 200 usd HALF -100 | guide:1 200 buyer'],
    [{ via: 'page', code: 'half' }, 'paid session 200 usd HALF -100 | guide:1 200 buyer'],
  ])('a guide bought with %j has an order with one item', async (how, order) => {
    await buy(['guide:1'], how)
    expect(await ordersOf(aiko)).toEqual([order])
    const buyer = await idOf(aiko)
    expect(await purchasesOf(aiko)).toEqual([
      { guide: 1, source: 'payment', sku: 'guide:1', buyer, recipient: 'buyer' },
    ])
    expect(await receiptsOf(aiko)).toMatchObject([{ sku: 'guide:1' }])
  })

  test('an unpaid checkout has an open order', async () => {
    await buy(['guide:1'], { isLeft: true })
    expect(await ordersOf(aiko)).toEqual(['open payment_intent 200 usd | guide:1 200 buyer'])
  })

  test('a free pick and a guide from an operator have no order', async () => {
    await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
    const operator = {
      uid: crypto.randomUUID(),
      email: 'chie@example.com',
      emailVerified: true,
      role: 'owner',
      authenticatedAt: new Date(),
    } as const
    const given = { userId: await idOf(aiko), guideId: 2, reason: 'a test', operationId: crypto.randomUUID() }
    await grantGuideToReader.run({ ctx: { deps: shop.deps, member: operator }, input: given })
    expect(await ordersOf(aiko)).toEqual([])
    const nothing = { sku: null, buyer: null, recipient: null }
    expect(await purchasesOf(aiko)).toEqual([
      { guide: 1, source: 'free', ...nothing },
      { guide: 2, source: 'given', ...nothing },
    ])
  })

  test('a bundle has one order with an item for each guide', async () => {
    await buy(five)
    const items = five.map((sku) => `${sku} 160 buyer`).join(', ')
    expect(await ordersOf(aiko)).toEqual([`paid payment_intent 800 usd | ${items}`])
    expect((await purchasesOf(aiko)).map(({ sku }) => sku)).toEqual(five)
    expect(await receiptsOf(aiko)).toMatchObject([{ sku: five.join(' ') }])
  })

  test('a gift of a guide has an order of its giver and a purchase of its recipient', async () => {
    const key = await give('guide:1')
    expect([await ordersOf(aiko), await stateOfGift()]).toEqual([
      ['paid payment_intent 200 usd | guide:1 200 gift'],
      'waiting',
    ])
    await callMutation(shop, ben, 'gifts.claim', { key })
    expect(await stateOfGift()).toBe('claimed')
    const buyer = await idOf(aiko)
    expect(await purchasesOf(ben)).toEqual([
      { guide: 1, source: 'gift', sku: 'guide:1', buyer, recipient: 'gift' },
    ])
    expect(await ordersOf(ben)).toEqual([])
  })

  test('a gift of Pro has an order of its giver and a Pro period of its recipient', async () => {
    const key = await give('pro-gift:3')
    await callMutation(shop, ben, 'gifts.claim', { key })
    expect(await ordersOf(aiko)).toEqual(['paid payment_intent 4500 usd | pro-gift:3 4500 gift'])
    const periods = await ask(
      `select sku, buyer_id as buyer, months, ends_at > starts_at as runs, suspended_at from pro_periods
       join order_items on order_items.id = item_id join orders on orders.id = order_id where user_id = $1`,
      await idOf(ben),
    )
    expect(periods).toEqual([
      { sku: 'pro-gift:3', buyer: await idOf(aiko), months: 3, runs: true, suspended_at: null },
    ])
  })

  test.each(['form', 'page'] as const)(
    'Pro bought on the %s has an order with its credit and a receipt for each month',
    async (via) => {
      await buy(['guide:1'])
      await buy(['pro-month'], { via })
      await advanceClocks(shop, 32 * 24 * 60 * 60)
      await expect.poll(() => receiptsOf(aiko)).toHaveLength(3)
      const kind = via === 'form' ? 'subscription' : 'session'
      expect((await ordersOf(aiko))[1]).toBe(`paid ${kind} 1500 usd | pro-month 1500 buyer`)
      expect((await receiptsOf(aiko)).map(({ sku }) => sku)).toEqual(['guide:1', 'pro-month', 'pro-month'])
      const credits = await ask(
        `select credits.amount, guide_id as guide, counted_at is not null as counted from credits
         join purchases on purchases.id = purchase_id where user_id = $1`,
        await idOf(aiko),
      )
      expect(credits).toEqual([{ amount: 200, guide: 1, counted: true }])
    },
  )
})

describe('refunds and disputes of an order change its receipt, items and access', () => {
  test.each([
    ['in full', 200],
    ['in part', 50],
  ])('a payment that is refunded %s has the amount on its receipt', async (_how, amount) => {
    await buy(['guide:1'])
    const payment = await paymentOf(aiko)
    await stripe.refunds.create({ payment_intent: payment, amount })
    await settleStripeObject(shop.deps, payment)
    expect(await receiptsOf(aiko)).toEqual([{ reference: payment, sku: 'guide:1', refunded: amount }])
  })

  test('a payment for a guide picked for free in the meantime is refunded in full', async () => {
    await buy(['guide:1'], { via: 'page', meanwhile: () => giveFreePick(1) })
    await expect
      .poll(() => refundsOf(aiko))
      .toEqual([{ amount: 200, shares: false, kind: 'session', skus: ['guide:1'] }])
  })

  test('the bundle share of a guide picked for free in the meantime is refunded', async () => {
    await buy(five, { meanwhile: () => giveFreePick(2) })
    await expect
      .poll(() => refundsOf(aiko))
      .toEqual([{ amount: 160, shares: true, kind: 'payment_intent', skus: five }])
    expect((await ordersOf(aiko))[0]).toContain('guide:2 160 buyer returned, guide:3 160 buyer,')
  })

  test('a guide whose refund failed keeps its order item', async () => {
    await buy(['guide:1'])
    const payment = await paymentOf(aiko)
    const { id } = await stripe.refunds.create({ payment_intent: payment })
    await settleStripeObject(shop.deps, payment)
    await controlStripe(shop, `refunds/${id}/fail`, {})
    await settleStripeObject(shop.deps, payment)
    await runJobsNow(shop)
    expect(await purchasesOf(aiko)).toMatchObject([{ sku: 'guide:1' }])
  })

  test('a second payment for a claimed gift replaces the refunded one', async () => {
    const key = await give('guide:1')
    await callMutation(shop, ben, 'gifts.claim', { key })
    const payment = await paymentOf(aiko)
    await stripe.refunds.create({ payment_intent: payment })
    await settleStripeObject(shop.deps, payment)
    const [gift] = await listGiftsOfBuyer(db, await idOf(aiko))
    const price = { amountMinor: 200, currency: 'usd' } as const
    const { id, metadata } = await insertOrder(db, {
      userId: await idOf(aiko),
      giftId: gift?.id ?? '',
      kind: 'payment_intent',
      price,
      language: 'en',
      description: 'A gift',
      credit: [],
      code: null,
      codeMinor: 0,
      items: [{ sku: 'guide:1', title: 'A gift', amountMinor: 200 }],
      terms: { text: 'A gift', place: undefined, shownAt: new Date() },
    })
    const second = await stripe.paymentIntents.create({
      amount: 200,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/guides',
      metadata,
    })
    await settleStripeObject(shop.deps, second.id)
    expect(await stateOfGift()).toBe('claimed')
    const paidBy = await ask(
      `select order_id as order from purchases join order_items on order_items.id = item_id where user_id = $1`,
      await idOf(ben),
    )
    expect(paidBy).toEqual([{ order: id }])
  })

  test.each(['won', 'lost'] as const)(
    'a claimed gift is on hold until the dispute of its payment is %s',
    async (verdict) => {
      const key = await give('guide:1')
      await callMutation(shop, ben, 'gifts.claim', { key })
      const id = await createDispute(shop, await paymentOf(aiko))
      await expect.poll(stateOfGift).toBe('on-hold')
      await decideDispute(shop, id, verdict)
      await expect.poll(stateOfGift).toBe(verdict === 'won' ? 'claimed' : 'taken-back')
    },
  )
})

/** Picks a free guide, as another tab would. */
const giveFreePick = (guideId: number) => shop.post('/api/users/free-selection', { guideId }, aiko)

test('a closed order is deleted after a year', async () => {
  await buy(['guide:1'], { isLeft: true })
  await ask(
    `update orders set state = 'closed', closed_at = now() - interval '366 days' where buyer_id = $1`,
    await idOf(aiko),
  )
  expect(await ordersOf(aiko)).toEqual(['closed payment_intent 200 usd | guide:1 200 buyer'])
  await deleteClosedOrders(db, new Date(Date.now() - 365 * 24 * 60 * 60 * 1000), 1000)
  expect(await ordersOf(aiko)).toEqual([])
})
