import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../../../scripts/operator/migrate.ts'
import { startPostgres } from '../../../../scripts/demo/postgres/postgres.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { callQuery, readCallData, type RouterOutputs } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

type Figures = RouterOutputs['admin']['figures']

let folder: string
let primary: Awaited<ReturnType<typeof startPostgres>>
let standby: Awaited<ReturnType<typeof startPostgres>>
let shop: Shop
let owner: Person

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replica-'))
  const [first, second] = ['primary', 'standby'].map((name) => path.join(folder, name)) as [string, string]
  const empty = await startPostgres({ dir: first })
  await migrateDatabase(empty.url('postgres'), () => undefined)
  await empty.stop()
  // Keeps the file owner, because PostgreSQL started by root runs under another user.
  await promisify(execFile)('cp', ['-a', first, second])
  primary = await startPostgres({ dir: first })
  await writeFile(path.join(second, 'standby.signal'), '')
  const { port } = new URL(primary.address)
  await appendFile(
    path.join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
  )
  standby = await startPostgres({ dir: second })
  shop = await openShop({
    settings: {
      DATABASE_URL: primary.url('postgres'),
      DATABASE_REPLICA_URL: standby.url('postgres'),
      PATIENCE_SECONDS: '3',
    },
  })
  await shop.stock({ id: 1 })
  owner = await signUpOperator(shop, 'chie')
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(async () => {
  await shop.close()
  await standby.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

async function buy(person: Person, guideId: number): Promise<void> {
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
  await expect.poll(() => canRead(person, guideId)).toBe(true)
}

const canRead = async (person: Person, guideId: number) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView

const soldToday = async () => {
  const { sales } = readCallData<Figures>(await callQuery(shop, owner, 'admin.figures', { period: 'today' }))
  return sales.find(({ currency }) => currency === 'usd')?.buckets.reduce((sum, { count }) => sum + count, 0)
}

test('a sale appears in the admin figures, which are read from the replica', async () => {
  await buy(await shop.signUp('aiko'), 1)
  const started = performance.now()
  await expect.poll(soldToday, { interval: 50 }).toBe(1)
  process.stdout.write(`A sale was on the replica after ${Math.round(performance.now() - started)} ms\n`)
})

test('the replica is in recovery and rejects writes', async () => {
  const client = new pg.Client({ connectionString: standby.url('postgres') })
  await client.connect()
  const { rows } = await client.query('select pg_is_in_recovery() as recovers')
  await client.end()
  expect(rows).toEqual([{ recovers: true }])
  await expect(shop.deps.replica.updateTable('users').set({ username: 'x' }).execute()).rejects.toMatchObject(
    { code: 'unavailable' },
  )
})

test('without the replica only admin figures fail, and they recover with it', async () => {
  await standby.stop()
  expect((await callQuery(shop, owner, 'admin.figures', { period: 'today' })).status).toBe(503)
  await buy(await shop.signUp('mei'), 1)
  expect(readCallData(await callQuery(shop, owner, 'admin.waiting'))).toBeDefined()

  standby = await startPostgres({ dir: path.join(folder, 'standby') })
  await expect.poll(soldToday, { interval: 100 }).toBe(2)
  // Ignores the error that each lost connection logs.
  const said = shop.unexpectedErrors().filter((line) => !line.includes('background connection failed'))
  expect(said).toEqual([])
})
