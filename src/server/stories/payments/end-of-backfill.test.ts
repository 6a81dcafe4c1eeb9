import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../../../../migrations/0102-end-of-backfill.ts'
import { findOrderDifferences } from '../../payments/index.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buy } from './buy.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })
const { db, pool } = shop.deps
const schema = db as unknown as Kysely<unknown>

test('the migration mirrors whom the backfill has not reached, and nothing once it has ended', async () => {
  const [aiko, ben] = [await shop.signUp('aiko'), await shop.signUp('ben')]
  for (const person of [aiko, ben]) await buy(shop, person, ['guide:1'], { via: 'page', currency: 'usd' })
  await buy(shop, aiko, ['guide:1'], { isGift: true })
  // As before 0103.
  await pool.query('alter table orders disable trigger mirror_from_orders')
  await pool.query('delete from orders')
  await pool.query('update order_backfill set last_user_id = 0, done = 0, ended_at = null')
  expect(await findOrderDifferences(db)).not.toEqual([])

  await up(schema)

  expect(await findOrderDifferences(db)).toEqual([])

  await pool.query('delete from orders')
  await up(schema)
  expect(await pool.query('select from orders')).toMatchObject({ rowCount: 0 })
})
