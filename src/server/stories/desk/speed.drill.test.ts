import { expect, test } from 'vitest'
import { ask } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration' }, { id: 2 })
const sora = await signUpOperator(shop, 'sora', 'support')
const { pool } = shop.deps
await pool.query(`insert into users (email, username, firebase_uid)
  select 'reader' || n || '@many.example', 'r' || n, 'many' || n from generate_series(1, 50000) n`)
await pool.query(`insert into receipts (user_id, guide_id, reference, description, amount, currency, language, paid_at, mailed_at)
  select u.id, 1 + n % 2, 'pi_lot' || n, 'x', 200, 'usd', 'en', '2020-01-01'::timestamptz + n * interval '1 minute', now()
  from generate_series(1, 100000) n join users u on u.firebase_uid = 'many' || (1 + n % 50000)`)
await pool.query('analyze receipts, users')

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

test.each([
  ['the first page', {}],
  ['a deep page', { before: '2020-01-10T00:00:00.000Z~00000000-0000-4000-8000-000000000000' }],
  ['an email address', { find: 'reader123@' }],
  ['a name', { find: 'r19999' }],
  ['a payment', { find: 'pi_lot77' }],
  ['a title', { find: 'narration' }],
  ['a common beginning', { find: 'reader' }],
])('%s of 100,000 orders takes at most 100 ms (B20.9)', async (name, input) => {
  await ask(shop, sora, 'desk.orders', input)
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const start = performance.now()
    expect((await ask(shop, sora, 'desk.orders', input)).status).toBe(200)
    times.push(performance.now() - start)
  }
  process.stdout.write(`${name}: ${Math.round(middle(times) ?? 0)} ms\n`)
  expect(middle(times)).toBeLessThan(100)
})
