import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../../../scripts/operator/migrate.ts'
import { connectToDatabase, createTestDatabase } from '../../testing/test-database.ts'

const { url, drop } = await createTestDatabase('nothing')
afterAll(drop)

test('the migration that mirrors orders locks no items while a sale holds an order, so that neither waits for the other', async () => {
  await migrateDatabase(url, () => undefined, '0102-end-of-backfill')
  const [seller, observer] = [await connectToDatabase(url), await connectToDatabase(url)]
  await seller.query('begin; lock table orders in row exclusive mode')
  const migrated = migrateDatabase(url, () => undefined, '0103-mirror-from-orders')

  const locks = async (granted: boolean, table: string) => {
    const { rows } = await observer.query(
      `select from pg_locks where granted = $1 and relation = $2::regclass
         and mode in ('ShareRowExclusiveLock', 'AccessExclusiveLock')`,
      [granted, table],
    )
    return rows.length
  }
  await expect.poll(() => locks(false, 'orders')).toBe(1)
  expect(await locks(true, 'order_items')).toBe(0)
  await seller.query('commit')
  await migrated
  await Promise.all([seller.end(), observer.end()])
})
