import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../../shared/desk/desk-schemas.ts'
import { ask, dataOf } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let support: Person
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1, titleEn: 'Sell narration' }, { id: 2 })
  support = await signUpOperator(shop, 'sora', 'support')
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)

const ordersOf = async (input: object) =>
  dataOf<{ orders: Order[] }>(await ask(shop, support, 'desk.orders', input))

test('among 100,000 orders the first page, a deep one and each way to search answer', async () => {
  await sql(
    `insert into users (email, username, firebase_uid)
     select 'reader' || n || '@many.example', 'r' || n, 'many' || n from generate_series(1, 20000) n`,
  )
  await sql(
    `insert into receipts (user_id, guide_id, reference, description, amount, currency, language, paid_at, mailed_at)
     select u.id, 1 + n % 2, 'pi_lot' || n, 'x', 200, 'usd', 'en', '2020-01-01'::timestamptz + n * interval '1 minute', now()
     from generate_series(1, 100000) n join users u on u.firebase_uid = 'many' || (1 + n % 20000)`,
  )
  await sql('analyze receipts, users')
  const searches = [{}, { find: 'reader123@' }, { find: 'pi_lot77' }, { find: 'Sell' }, { find: 'r19999' }]
  for (const search of searches)
    expect([search, (await ordersOf(search)).orders.length > 0]).toEqual([search, true])
  const first = await ordersOf({})
  const deep = await ordersOf({ before: `2020-01-10T00:00:00.000Z~${first.orders[0]?.id}` })
  expect(deep.orders).toHaveLength(50)
})
