import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { listMigrations, lockTimeoutMs, migrate } from '../../../../scripts/operator/migrate.ts'
import { findOrderDifferences } from '../../payments/index.ts'
import { openDatabase } from '../../platform/database.ts'
import { manySales, writeManySales } from './many-sales.ts'
import { connect, createTestDatabase } from '../../testing/test-database.ts'

const before = '0090-staged-guides'
/** Several times what a migration waits: on a slow machine the writer also waits for the processor. */
const writerWaitsMs = 4 * lockTimeoutMs

const { url, drop } = await createTestDatabase('nothing')
const database = openDatabase(url, () => undefined)
afterAll(async () => {
  await database.close()
  await drop()
})

const report: string[] = []
const now = () => new Date()

async function timed<Value>(name: string, act: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  const value = await act()
  report.push(`${name}: ${Math.round(performance.now() - started)} ms`)
  return value
}

/** Sells guides without a pause, by the statements of the release before. A sale fails that waits too long for a lock. */
function keepSelling(client: pg.Client) {
  const sold = { count: 0, slowestMs: 0 }
  const stopping = new AbortController()
  const selling = (async () => {
    await client.query(`set lock_timeout = ${writerWaitsMs}`)
    for (let user = 1; !stopping.signal.aborted; user = (user % manySales.accounts) + 1) {
      const started = performance.now()
      await sell(client, user)
      sold.slowestMs = Math.max(sold.slowestMs, performance.now() - started)
      sold.count += 1
    }
  })()
  // Awaited below; a failure meanwhile is not lost.
  selling.catch(() => undefined)
  return {
    sold,
    async stop() {
      stopping.abort()
      await selling
    },
  }
}

async function sell(client: pg.Client, user: number): Promise<void> {
  const payment = `pi_${crypto.randomUUID()}`
  await client.query('begin')
  await client.query('select id from users where id = $1 for update', [user])
  const { rows } = await client.query<{ id: string }>(
    `insert into checkouts (user_id, guide_id, kind, currency, amount, language, description, bundle)
     values ($1, 1, 'payment_intent', 'usd', 200, 'en', 'Guide', false)
     on conflict do nothing returning id`,
    [user],
  )
  await client.query('commit')
  const id = rows[0]?.id
  if (id === undefined) return
  await client.query('update checkouts set stripe_id = $2 where id = $1', [id, payment])
  await client.query('begin')
  await client.query('select id from users where id = $1 for update', [user])
  await client.query(`update checkouts set state = 'paid', closed_at = now() where id = $1`, [id])
  await client.query(
    `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, revoked_at)
     values ($1, 1, 200, 'usd', 'payment', $2, now())`,
    [user, payment],
  )
  await client.query(
    `insert into receipts (user_id, guide_id, reference, description, amount, currency, language, paid_at, mailed_at)
     values ($1, 1, $2, 'Guide', 200, 'usd', 'en', now(), now())`,
    [user, payment],
  )
  await client.query('commit')
}

test('a shop with 150,000 purchases is migrated while the release before sells, with 0 differences', async () => {
  const steps = await listMigrations()
  await migrate(url, () => undefined, before)
  const client = await connect(url)
  await timed(`${manySales.accounts} accounts with ${manySales.purchases} purchases written`, () =>
    writeManySales(client),
  )
  const shop = keepSelling(await connect(url))
  await expect.poll(() => shop.sold.count).toBeGreaterThan(20)
  report.push(`slowest sale before the migrations: ${Math.round(shop.sold.slowestMs)} ms`)

  // As a backup that is being written.
  const reader = await connect(url)
  await reader.query('begin isolation level repeatable read')
  await reader.query('select count(*) from purchases')
  let stepAt = performance.now()
  const migrated = migrate(url, (line) => {
    report.push(`${line}: ${Math.round(performance.now() - stepAt)} ms`)
    stepAt = performance.now()
  })
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'purchases'::regclass`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  const soldUntil = shop.sold.count
  await expect.poll(() => shop.sold.count).toBeGreaterThan(soldUntil + 20)
  await reader.query('commit')
  await migrated
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration')
  expect(rows[0]?.name).toBe(steps.at(-1))
  report.push(`slowest sale during the migrations: ${Math.round(shop.sold.slowestMs)} ms`)

  await shop.stop()
  report.push(`${shop.sold.count} sales, none failed`)

  expect(await timed('comparison', () => findOrderDifferences(database.db))).toEqual([])
  const counts = await client.query(
    `select (select count(*)::int from users) as accounts, (select count(*)::int from purchases) as purchases`,
  )
  expect(counts.rows[0]).toMatchObject({ accounts: manySales.accounts })
  expect(counts.rows[0].purchases).toBeGreaterThanOrEqual(manySales.purchases)
  process.stdout.write(`${report.join('\n')}\n`)
})
