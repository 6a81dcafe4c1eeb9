import pg from 'pg'
import { withTemporaryDatabase } from './database.ts'
import { manyGuides, storeBenchmarkGuides } from './many-guides.ts'
import { openBenchShop, type BenchShop } from './servers/open-bench-shop.ts'
import { printBenchmarkRow } from './report.ts'

const orders = 100_000
const guides = 10_000
const rounds = 15
const operator = 'operator'

// Half of the orders are for this guide.
const [soldGuide] = manyGuides(1)

const orderLists: Record<string, object> = {
  'the first page': {},
  'a deep page': { before: '2020-01-10T00:00:00.000Z~00000000-0000-4000-8000-000000000000' },
  'an email address': { find: 'reader123@' },
  'a name': { find: 'r19999' },
  'a payment': { find: 'pi_lot77' },
  'a title': { find: soldGuide?.titleEn },
  'a common beginning': { find: 'reader' },
}

const view = { sort: 'changed', up: false, page: 1 }
const guideLists: Record<string, object> = {
  'the first page': view,
  'the last page': { ...view, page: 200 },
  'by title': { ...view, sort: 'title', up: true },
  'words of the title': { ...view, q: 'podcasts' },
  'a number': { ...view, q: '777' },
  'a tag': { ...view, tag: 'Automation' },
  'without Japanese': { ...view, japanese: 'missing' },
}
const bulkChange = { which: { found: {} }, change: { what: 'price', price: 300, priceJpy: 300 } }

/** Benchmarks the lists of the admin with many orders and guides. The baseline is `/healthz`, which queries nothing. */
export function benchAdmin(): Promise<void> {
  return withTemporaryDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${guides} guides and ${orders} orders…`)
    await storeBenchmarkGuides(databaseUrl, guides)
    await storeOrders(databaseUrl)
    const shop = await openBenchShop(databaseUrl, {}, 'owner')
    try {
      for (const [name, input] of Object.entries(orderLists))
        await benchCall(shop, `${orders} orders in the admin: ${name}`, queryPath('admin.orders', input))
      for (const [name, input] of Object.entries(guideLists))
        await benchCall(shop, `${guides} guides in the admin: ${name}`, queryPath('guides.adminList', input))
      const preview = `Preview of a change of ${guides} guides`
      await benchCall(shop, preview, '/trpc/guides.compareMany', { json: bulkChange }, '≤ 1 s')
    } finally {
      await shop.close()
    }
  })
}

const queryPath = (name: string, input: object) =>
  `/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`

async function benchCall(shop: BenchShop, what: string, path: string, body?: object, budget = '≤ 100 ms') {
  const times: number[] = []
  const baseline: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await timeOf(() => shop.call(operator, path, body)))
    baseline.push(await timeOf(() => shop.call(operator, '/healthz')))
  }
  const [took, least] = [medianOf(times.slice(1)), medianOf(baseline.slice(1))]
  const ratio = (took / least).toFixed(1)
  printBenchmarkRow(what, `${took.toFixed(0)} ms, ${ratio} times a response without queries`, budget)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

async function storeOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // Skips foreign key checks, which are slow for this many rows.
  await client.query('set session_replication_role = replica')
  await client.query(`insert into users (email, username, firebase_uid)
    select 'reader' || n || '@many.example', 'r' || n, 'many' || n from generate_series(1, 50000) n`)
  await client.query(`create temporary table sold as
    select n, u.id as user_id, md5('lot' || n)::uuid as order_id, 'pi_lot' || n as reference, '2020-01-01'::timestamptz + n * interval '1 minute' as at
    from generate_series(1, ${orders}) n join users u on u.firebase_uid = 'many' || (1 + n % 50000)`)
  await client.query(`insert into orders (id, buyer_id, state, kind, stripe_id, currency, amount, language, description, opened_at, paid_at)
    select order_id, user_id, 'paid', 'payment_intent', reference, 'usd', 200, 'en', 'x', at, at from sold`)
  await client.query(`insert into order_items (order_id, position, sku, title, amount, recipient)
    select order_id, 0, 'guide:' || 1 + n % 2, 'x', 200, 'buyer' from sold`)
  await client.query(`insert into receipts (user_id, order_id, reference, description, amount, currency, language, paid_at, mailed_at)
    select user_id, order_id, reference, 'x', 200, 'usd', 'en', at, now() from sold`)
  await client.query('analyze')
  await client.end()
}
