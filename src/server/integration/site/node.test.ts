import { expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { listReadinessProblems } from '../../http/health.ts'
import { openDatabase } from '../../platform/database.ts'
import { watchClock } from '../../platform/time/clock-skew.ts'
import { connectToDatabase } from '../../testing/test-database.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ settings: { DATABASE_POOL_SIZE: '8' } })
await shop.stock({ id: 1 })

test('a node with a pool of eight opens at most nine database connections for sixty requests', async () => {
  const person = await shop.signUp('aiko')
  const watcher = await connectToDatabase(shop.databaseUrl)

  await Promise.all(Array.from({ length: 60 }, () => shop.visit('/api/guides/1', person)))

  const others =
    'select count(*)::int as held from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  const { rows } = await watcher.query<{ held: number }>(others)
  expect(rows[0]?.held).toBeLessThanOrEqual(9)
})

test('a database schema older than the release is reported as a problem', async () => {
  const { postgresUrl } = inject('services')
  const admin = await connectToDatabase(`${postgresUrl}/postgres`)
  const name = `empty_${Date.now()}`
  await admin.query(`create database ${name}`)
  const { db, close } = openDatabase(`${postgresUrl}/${name}`, () => undefined)

  const problems = await listReadinessProblems({ db, clock: () => new Date() })

  await close()
  await admin.query(`drop database ${name}`)
  expect(problems).toEqual([expect.stringMatching(/^the schema is at nothing, this release needs \d{4}-/)])
})

test('a node older than the database’s minimum schema is not ready and reports it', async () => {
  const raise = (migration: string) =>
    shop.deps.pool.query('update minimum_schema set migration = $1', [migration])
  const before = await shop.visit('/readyz')

  await raise('9999-later')
  const after = await shop.visit('/readyz')

  await raise('0079-bundles')
  expect([before.status, after.status]).toEqual([200, 503])
  expect(after.json()).toMatchObject({
    ready: false,
    problems: [
      expect.stringMatching(
        /^this release is too old: it knows the schema up to \d{4}-\S+, the database needs one that knows 9999-later$/,
      ),
    ],
  })
})

test('a starting node answers 503 with Retry-After but passes its health check', async () => {
  const { deps } = shop
  const app = await buildApp(deps, { readiness: { state: 'starting' } })

  const [page, health] = await Promise.all([app.inject('/api/guides'), app.inject('/healthz')])

  await app.close()
  expect([page.statusCode, page.headers['retry-after'], health.statusCode]).toEqual([503, '2', 200])
})

test('a clock that is 31 seconds off is reported as a problem', async () => {
  const problems = await listReadinessProblems({
    db: shop.deps.db,
    clock: () => new Date(Date.now() - 31_000),
  })
  expect(problems).toEqual([expect.stringMatching(/^the clock is 31 s away/)])
})

test('a node compares its clock with the database at most once a second, and allows 20 seconds', async () => {
  const { db } = shop.deps
  const isRight = watchClock({ db, clock: () => new Date(Date.now() - 31_000) })

  const queries = await shop.queriesDuring(() => Promise.all(Array.from({ length: 50 }, isRight)))

  expect([queries, await isRight()]).toEqual([1, false])
  expect(await watchClock({ db, clock: () => new Date(Date.now() - 20_000) })()).toBe(true)
})

test('catalog changes reach a node again after PostgreSQL closed its connections', async () => {
  const admin = await connectToDatabase(shop.databaseUrl)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.query(`update guides set title_en = 'Changed behind the back' where id = 1`)

  const title = async () =>
    (await shop.visit('/api/guides/1')).json<{ guide: { titleEn: string } }>().guide.titleEn
  await expect.poll(title).toBe('Changed behind the back')
  shop.unexpectedErrors()
})

test('a node registers every queue, and every recurring job with its schedule', async () => {
  const { rows } = await shop.deps.pool.query<{ name: string; cron: string | null }>(
    "select name, cron from pgboss.queue left join pgboss.schedule using (name) where name !~ '^__pgboss__'",
  )
  expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual({
    'account.catch-up': '*/5 * * * *',
    'account.copy': null,
    'account.deletion': null,
    'desk.compare-every-night': '40 2 * * *',
    'desk.compare-with-stripe': null,
    'desk.finish-operation': null,
    'desk.import-guides': null,
    'finishing.saved-news': '23 * * * *',
    'finishing.step-reminders': '41 0 * * *',
    'guides.ask-for-reports': '30 8 * * *',
    'guides.near-twins': null,
    'guides.publish': null,
    'guides.reports': '7 * * * *',
    'mail.send': null,
    'mail.tidy': '40 3 * * *',
    'news.popular': '7 * * * *',
    'news.request': null,
    'news.weekly': '7 * * * *',
    'payments.align-gift': null,
    'payments.charge-notices': '23 * * * *',
    'payments.decline': null,
    'payments.dispute': null,
    'payments.disputes': '* * * * *',
    'payments.due-gifts': '*/5 * * * *',
    'payments.end-duplicate-subscription': null,
    'payments.end-outdated-offer': null,
    'payments.fraud-warning': null,
    'payments.gift-unreached': null,
    'payments.outdated-codes': '* * * * *',
    'payments.refund': null,
    'payments.settle': null,
    'payments.settle-guide': null,
    'payments.sweep': '*/5 * * * *',
    'payments.tell-gifts': null,
    'payments.tell-stripe': null,
    'payments.withdrawal': null,
    'payments.withdrawals': '*/5 * * * *',
    'proof.measure': '*/10 * * * *',
    'proof.paid-lines': '*/15 * * * *',
    'translation.run': null,
    'translation.sweep': '*/5 * * * *',
    'upkeep.sweep': '10 3 * * *',
  })
})
