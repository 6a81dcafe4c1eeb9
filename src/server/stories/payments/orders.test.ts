import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { giveGuideTo } from '../../desk/readers/reader-deeds.ts'
import { deleteClosedOrders, findOrderDifferences, insertCode, mirrorUser } from '../../payments/index.ts'
import { settle } from '../../payments/settle/settle.ts'
import { insertBuyers } from '../../testing/buyers.ts'
import { dataOf, tell } from '../../testing/call.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openKillable } from '../../testing/processes/killable-deps.ts'
import { openTestShop } from '../../testing/shop.ts'
import { atStripe, decideDispute, dispute, passTime } from '../../testing/subscribers.ts'
import { connect } from '../../testing/test-database.ts'
import { buy as buyItems, type How, type Sku } from './buy.ts'

const shop = await openTestShop()
await shop.stock(...[1, 2, 3, 4, 5, 6].map((id) => ({ id, titleEn: `Guide ${id}`, titleJa: `ガイド${id}` })))
await insertCode(shop.deps.db, {
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
// After each test, both tables still agree.
afterEach(async () => {
  expect(await findOrderDifferences(db)).toEqual([])
})

const five = [1, 2, 3, 4, 5].map((id): Sku => `guide:${id}`)
const buy = (items: readonly Sku[], how: Partial<How> = {}, person = aiko) =>
  buyItems(shop, person, items, { via: 'form', currency: 'usd', ...how })

const idOf = async ({ uid }: Person): Promise<number> =>
  (await ask<{ id: number }>('select id from users where firebase_uid = $1', uid))[0]?.id ?? 0

/** Each order as text, with its items. */
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

/** The purchases of a person, with the item that opened each. */
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

/** Which order each receipt names, by the payment. */
const ordersOfReceipts = async (person: Person) =>
  (
    await ask<{ order: string }>(
      'select order_id as order from receipts where user_id = $1 order by reference',
      await idOf(person),
    )
  ).map(({ order }) => order)

const refundsOf = async (person: Person) =>
  ask(
    `select refunds.amount, of_shares as shares, kind,
       (select array_agg(sku order by position) from order_items where order_id = orders.id) as skus
     from refunds left join orders on orders.id = order_id where user_id = $1`,
    await idOf(person),
  )

const paymentOf = async (person: Person, place = 0) => (await receiptsOf(person))[place]?.reference ?? ''

async function give(sku: Sku): Promise<string> {
  const { giftId = '' } = await buy([sku], { isGift: true })
  const link = await tell(shop, aiko, 'gifts.showLink', { id: giftId, language: 'en' })
  return dataOf<{ url: string }>(link).url.split('#')[1] ?? ''
}

const stateOfGift = async () => {
  const [gift] = await ask<{ state: string }>('select state from gifts where buyer_id = $1', await idOf(aiko))
  return gift?.state
}

describe('mirrors what is bought', () => {
  test.each<[Partial<How>, string]>([
    [{}, 'paid payment_intent 200 usd | guide:1 200 buyer'],
    [{ currency: 'jpy', via: 'page' }, 'paid session 200 jpy | guide:1 200 buyer'],
    [{ code: 'half' }, 'paid payment_intent 200 usd HALF -100 | guide:1 200 buyer'],
    [{ via: 'page', code: 'half' }, 'paid session 200 usd HALF -100 | guide:1 200 buyer'],
  ])('a guide: %j', async (how, order) => {
    await buy(['guide:1'], how)
    expect(await ordersOf(aiko)).toEqual([order])
    const buyer = await idOf(aiko)
    expect(await purchasesOf(aiko)).toEqual([
      { guide: 1, source: 'payment', sku: 'guide:1', buyer, recipient: 'buyer' },
    ])
    expect(await receiptsOf(aiko)).toMatchObject([{ sku: 'guide:1' }])
  })

  test('a checkout that no one pays', async () => {
    await buy(['guide:1'], { isLeft: true })
    expect(await ordersOf(aiko)).toEqual(['open payment_intent 200 usd | guide:1 200 buyer'])
  })

  test('a free pick and a guide from an operator, which have no order', async () => {
    await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
    const operator = {
      uid: crypto.randomUUID(),
      email: 'chie@example.com',
      emailVerified: true,
      role: 'owner',
      authenticatedAt: new Date(),
    } as const
    const given = { userId: await idOf(aiko), guideId: 2, reason: 'a test', operationId: crypto.randomUUID() }
    await giveGuideTo(shop.deps, operator, given)
    expect(await ordersOf(aiko)).toEqual([])
    const nothing = { sku: null, buyer: null, recipient: null }
    expect(await purchasesOf(aiko)).toEqual([
      { guide: 1, source: 'free', ...nothing },
      { guide: 2, source: 'given', ...nothing },
    ])
  })

  test('a bundle, with an item for each guide', async () => {
    await buy(five)
    const items = five.map((sku) => `${sku} 160 buyer`).join(', ')
    expect(await ordersOf(aiko)).toEqual([`paid payment_intent 800 usd | ${items}`])
    expect((await purchasesOf(aiko)).map(({ sku }) => sku)).toEqual(five)
    expect(await receiptsOf(aiko)).toMatchObject([{ sku: five.join(' ') }])
  })

  test('a gift of a guide, and the purchase of the person who claims it', async () => {
    const key = await give('guide:1')
    expect([await ordersOf(aiko), await stateOfGift()]).toEqual([
      ['paid payment_intent 200 usd | guide:1 200 gift'],
      'waiting',
    ])
    await tell(shop, ben, 'gifts.claim', { key })
    expect(await stateOfGift()).toBe('claimed')
    const buyer = await idOf(aiko)
    expect(await purchasesOf(ben)).toEqual([
      { guide: 1, source: 'gift', sku: 'guide:1', buyer, recipient: 'gift' },
    ])
    expect(await ordersOf(ben)).toEqual([])
  })

  test('a gift of Pro, and the period of the person who claims it', async () => {
    const key = await give('pro-gift:3')
    await tell(shop, ben, 'gifts.claim', { key })
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
    'Pro by %s, with credit for guides, and the receipts of its months',
    async (via) => {
      await buy(['guide:1'])
      await buy(['pro-month'], { via })
      await passTime(shop, 32 * 24 * 60 * 60)
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

describe('mirrors what is refunded or disputed', () => {
  test.each([
    ['wholly', 200],
    ['in part', 50],
  ])('a payment that is refunded %s', async (_how, amount) => {
    await buy(['guide:1'])
    const payment = await paymentOf(aiko)
    await stripe.refunds.create({ payment_intent: payment, amount })
    await settle(shop.deps, payment)
    expect(await receiptsOf(aiko)).toEqual([{ reference: payment, sku: 'guide:1', refunded: amount }])
  })

  test('the whole second payment for a guide that was paid on another page', async () => {
    await buy(['guide:1'], { via: 'page', meanwhile: () => giveFreePick(1) })
    await expect
      .poll(() => refundsOf(aiko))
      .toEqual([{ amount: 200, shares: false, kind: 'session', skus: ['guide:1'] }])
  })

  test('the share of a bundle whose guide was opened meanwhile', async () => {
    await buy(five, { meanwhile: () => giveFreePick(2) })
    await expect
      .poll(() => refundsOf(aiko))
      .toEqual([{ amount: 160, shares: true, kind: 'payment_intent', skus: five }])
    expect((await ordersOf(aiko))[0]).toContain('guide:2 160 buyer returned, guide:3 160 buyer,')
  })

  test('a refund that fails, and the guide that it opens again', async () => {
    await buy(['guide:1'])
    const payment = await paymentOf(aiko)
    const { id } = await stripe.refunds.create({ payment_intent: payment })
    await settle(shop.deps, payment)
    await atStripe(shop, `refunds/${id}/fail`, {})
    await settle(shop.deps, payment)
    await runJobsNow(shop)
    expect(await purchasesOf(aiko)).toMatchObject([{ sku: 'guide:1' }])
  })

  test.each(['won', 'lost'] as const)('the disputed payment of a claimed gift: %s', async (verdict) => {
    const key = await give('guide:1')
    await tell(shop, ben, 'gifts.claim', { key })
    const id = await dispute(shop, await paymentOf(aiko))
    await expect.poll(stateOfGift).toBe('on-hold')
    await decideDispute(shop, id, verdict)
    await expect.poll(stateOfGift).toBe(verdict === 'won' ? 'claimed' : 'taken-back')
  })
})

/** From another tab. */
const giveFreePick = (guideId: number) => shop.post('/api/users/free-selection', { guideId }, aiko)

test('an order goes with its closed checkout, a year later', async () => {
  await buy(['guide:1'], { isLeft: true })
  await ask(
    `update checkouts set state = 'closed', closed_at = now() - interval '366 days' where user_id = $1`,
    await idOf(aiko),
  )
  expect(await ordersOf(aiko)).toEqual(['closed payment_intent 200 usd | guide:1 200 buyer'])
  await deleteClosedOrders(db, new Date(Date.now() - 365 * 24 * 60 * 60 * 1000), 1000)
  expect(await ordersOf(aiko)).toEqual([])
})

test('the version of an order is raised by each change, and only by one', async () => {
  await buy(['guide:1'], { isLeft: true })
  const version = async () =>
    (await ask<{ version: number }>('select version from orders where buyer_id = $1', await idOf(aiko)))[0]
      ?.version ?? 0
  const before = await version()
  await mirrorUser(db, await idOf(aiko))
  expect(await version()).toBe(before)
  await ask('update checkouts set asked_at = now() where user_id = $1', await idOf(aiko))
  expect(await version()).toBe(before + 1)
})

/** Of the bundle that one of the people of the test has bought. */
const order = `(select id from orders where buyer_id in (table people) and amount = 800)`
const ofBundle = `where user_id in (table people) and bundle_id is not null`

test.each([
  ['another price', `update orders set amount = 801 where id in ${order}`, 'order', 'amount: 800 → 801'],
  [
    'another state',
    `update orders set state = 'closed', paid_at = null, closed_at = paid_at where id in ${order}`,
    'order',
    'state: paid → closed',
  ],
  [
    'another guide',
    `update order_items set sku = 'guide:6' where position = 2 and order_id in ${order}`,
    'item',
    'sku: guide:3 → guide:6',
  ],
  [
    'another share',
    `update order_items set amount = 1 where position = 2 and order_id in ${order}`,
    'item',
    'amount: 160 → 1',
  ],
  [
    'a share as returned',
    `update order_items set returned_at = now() where position = 0 and order_id in ${order}`,
    'item',
    'returned: null → 2',
  ],
  ['an item less', `delete from order_items where position = 4 and order_id in ${order}`, 'item', 'missing'],
  [
    'an item more',
    `insert into order_items (order_id, position, sku, title, amount, recipient)
     select id, 9, 'guide:6', '', 1, 'buyer' from ${order} bought`,
    'item',
    'belongs to nothing',
  ],
  [
    'access without an item',
    `update purchases set item_id = null ${ofBundle} and guide_id = 3`,
    'access',
    'sku: guide:3 → null',
  ],
  [
    'access by the item of another guide',
    `update purchases set item_id = (select min(id) from order_items where order_id = bundle_id) ${ofBundle} and guide_id = 3`,
    'access',
    'sku: guide:3 → guide:1',
  ],
  [
    'a receipt without an order',
    `update receipts set order_id = null ${ofBundle}`,
    'receipt',
    'currency: usd → null',
  ],
  [
    'a refund without an order',
    `update refunds set order_id = null where user_id in (table people)`,
    'refund',
    'amount: 160 → null',
  ],
  [
    'a gift without an item',
    `update gifts set item_id = null where buyer_id in (table people)`,
    'gift',
    'recipient: gift → null',
  ],
  [
    'another end of a period of Pro',
    `update pro_periods set ends_at = ends_at + interval '1 day' where user_id in (table people)`,
    'pro',
    'ends: ',
  ],
  [
    'a credit that does not count',
    `update credits set counted_at = null where order_id in
     (select id from orders where buyer_id in (table people))`,
    'credit',
    'counted: ',
  ],
])(
  'the comparison reports %s, and mirroring the users again repairs it',
  async (_what, plant, kind, change) => {
    await buyOfEachKind()
    const users = [await idOf(aiko), await idOf(ben)]
    const client = await connect(shop.databaseUrl)
    await client.query('create temporary table people (id integer)')
    await client.query('insert into people select unnest($1::integer[])', [users])
    // Triggers would repair some of it.
    await client.query('set session_replication_role = replica')
    expect((await client.query(plant)).rowCount).toBeGreaterThan(0)

    const found = (await findOrderDifferences(db)).filter((each) => each.kind === kind)
    expect(found.flatMap(({ changes }) => changes).join('; ')).toContain(change)
    for (const { userId } of found) expect(users).toContain(userId)

    for (const userId of users) await mirrorUser(db, userId)
  },
)

async function buyOfEachKind(): Promise<void> {
  await buy(five, { meanwhile: () => giveFreePick(2) })
  const keys = [await give('guide:6'), await give('pro-gift:3')]
  for (const key of keys) await tell(shop, ben, 'gifts.claim', { key })
  await buy(['pro-month'])
  await expect
    .poll(() =>
      ask(`select from credits where counted_at is not null and order_id in (select id from orders
        where buyer_id = (select id from users where firebase_uid = '${aiko.uid}'))`),
    )
    .not.toEqual([])
}

/** As an operator runs it. Answers the error where it exits with anything else than 0. */
async function compare(...options: string[]): Promise<unknown> {
  const command = ['scripts/payments-compare.ts', ...options]
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl }
  return promisify(execFile)(process.execPath, command, { env }).catch((error: unknown) => error)
}

test('the command prints what differs and exits with 1, and with --repair mirrors it again', async () => {
  await buy(['guide:1'])
  await ask('update orders set amount = 201 where buyer_id = $1', await idOf(aiko))
  const differs = { code: 1, stdout: expect.stringMatching(/amount: 200 → 201[^]*\n2 differences\.\n$/) }
  expect(await compare()).toMatchObject(differs)
  const repaired = await compare('--repair')
  expect(repaired).toMatchObject({
    stdout: '1 users mirrored again.\n0 differences.\n',
  })
  expect(repaired).not.toBeInstanceOf(Error)
})

test.each<[string, Sku, 'form' | 'page']>([
  ['plans in one currency', 'pro-month', 'form'],
  ['purchases of one guide', 'guide:1', 'page'],
])(
  'mirroring again does not swap the orders of two %s that were paid within a minute',
  async (_what, sku, via) => {
    const { payment } = await buy([sku], { via })
    const [first] = await receiptsOf(aiko)
    await stripe.refunds.create({ payment_intent: via === 'form' ? payment : (first?.reference ?? '') })
    await expect.poll(async () => (await receiptsOf(aiko))[0]?.refunded ?? 0).toBeGreaterThan(0)
    await buy([sku], { via: 'page' })
    const before = await ordersOfReceipts(aiko)
    expect(new Set(before).size).toBe(2)
    await ask('alter table orders disable trigger mirror_from_orders')
    await ask('delete from orders where buyer_id = $1', await idOf(aiko))
    await ask('alter table orders enable trigger mirror_from_orders')

    await mirrorUser(db, await idOf(aiko))

    expect(await ordersOfReceipts(aiko)).toEqual(before)
  },
)

test('mirroring waits for a node that changes the same checkout, and mirrors what it wrote', async () => {
  await buy(['guide:1'], { isLeft: true })
  const userId = await idOf(aiko)
  const node = await connect(shop.databaseUrl)
  await node.query('begin')
  await node.query(`update checkouts set state = 'paid', closed_at = now() where user_id = $1`, [userId])

  const mirrored = mirrorUser(db, userId)
  await expect.poll(() => ask('select from pg_locks where not granted')).not.toEqual([])
  await node.query('commit')
  await mirrored

  expect(await ordersOf(aiko)).toEqual(['paid payment_intent 200 usd | guide:1 200 buyer'])
})

test('mirroring gives way to an update of several checkouts that waits for it, and then goes on', async () => {
  await buy(['guide:1'], { isLeft: true })
  await buy(['guide:2'], { isLeft: true })
  const userId = await idOf(aiko)
  const update = `update checkouts set asked_at = now() where user_id = $1 and guide_id = $2`
  const node = await connect(shop.databaseUrl)
  await node.query('begin')
  await node.query(update, [userId, 2])
  const mirrored = mirrorUser(db, userId)
  await expect.poll(() => ask('select from pg_locks where not granted')).not.toEqual([])

  await node.query(update, [userId, 1])

  await node.query('commit')
  await mirrored
})
