import { expect, test } from 'vitest'
import { writeDemoData } from '../../../../scripts/demo/data/write-demo-data.ts'
import { readNewGuides } from '../../newsletter/read-new-guides.ts'
import { reconcile } from '../../payments/index.ts'
import { callQuery, readCallData, readRefusalCode, type RouterOutputs } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'

type Figures = RouterOutputs['admin']['figures']

const shop = await openTestShop()
await shop.stock(...Array.from({ length: 70 }, (_, place) => ({ id: place + 1 })))
await writeDemoData(shop.databaseUrl)
await shop.deps.catalogue.refresh()
const owner = await signUpOperator(shop, 'chie')

const rowsOf = async <Row>(sql: string) => (await shop.deps.pool.query(sql)).rows as Row[]

test('the admin’s yearly figures of the demo data match its receipts', async () => {
  const figures = readCallData<Figures>(await callQuery(shop, owner, 'admin.figures', { period: 'year' }))
  for (const { currency, buckets, refunds } of figures.sales) {
    const [written] = await rowsOf<{ sum: number }>(
      `select sum(amount)::int as sum from receipts where currency = '${currency}'
         and paid_at >= date_trunc('month', now() at time zone 'UTC') - interval '11 months'`,
    )
    expect(buckets.reduce((sum, { amount }) => sum + amount, 0)).toBe(written?.sum)
    expect(buckets.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(10)
    expect(refunds).toBeGreaterThan(0)
  }
  expect([figures.proRenewing, figures.proEnding, figures.freePicks].every((count) => count > 0)).toBe(true)
  expect(figures.funnel[0]?.ends).toBeGreaterThan(0)
  const searches = readCallData<{ text: string }[]>(await callQuery(shop, owner, 'guides.missedSearches'))
  expect(searches.length).toBeGreaterThan(5)
})

test('the demo data has new guides in each of the last weeks', async () => {
  const { newest, weeks } = await readNewGuides(shop.deps)
  expect(weeks.every((count) => count > 0 && count < 10)).toBe(true)
  expect(newest[0]?.id).toBe(70)
})

test('reconciliation skips payments of the demo data and checks later ones', async () => {
  const compare = async () => {
    const found: object[] = []
    for await (const each of reconcile(shop.deps, { apply: false })) found.push(each)
    return found
  }
  expect(await compare()).toEqual([])
  const aiko = await shop.signUp('aiko')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 3 }, aiko)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
  await expect
    .poll(async () => (await shop.visit('/api/users/can-view/3', aiko)).json())
    .toMatchObject({
      canView: true,
    })
  expect(await compare()).toEqual([{ checked: 1, userId: expect.any(Number) }])
})

test('a payment of the demo data cannot be refunded', async () => {
  const [receipt] = await rowsOf<{ id: string }>(
    `select id from receipts where reference like 'made-up-%' limit 1`,
  )
  const answer = await callQuery(shop, owner, 'admin.refundable', { receiptId: receipt?.id })
  expect(readRefusalCode(answer)).toBe('refund-refused')
})

test('the admin shows orders and a timeline for a user of the demo data', async () => {
  const [row] = await rowsOf<{ id: number }>(
    `select user_id as id from receipts join order_items using (order_id)
     where refunded_at is not null and sku like 'guide:%' limit 1`,
  )
  const reader = readCallData<{ timeline: object[]; orders: object[] }>(
    await callQuery(shop, owner, 'admin.reader', { userId: row?.id }),
  )
  expect(reader.orders.length).toBeGreaterThan(0)
  expect(reader.timeline.length).toBeGreaterThan(3)
})
