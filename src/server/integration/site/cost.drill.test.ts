import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { inspectArguments, measureCpuTimeMs } from '../../testing/processes/inspect-process.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { controlSandbox, openShop, type Shop } from '../../testing/shop.ts'

const guides = 400
const purchases = 100

let shop: Shop
let node: NodeProcess
let reader: Person
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...Array.from({ length: guides }, (_, index) => ({ id: index + 1 })))
  // This node runs all jobs, so that their cost is part of the measurement.
  await shop.deps.jobs.stop()
  reader = await shop.signUp('reader')
  node = await startNode(
    { ...shop.settings, NODE_ENV: 'production', LOG_LEVEL: 'info' },
    {
      nodeArguments: inspectArguments,
      onLog: () => undefined,
    },
  )
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { url: `${node.url}/api/webhooks/stripe` })
  await waitUntilReady(node)
})
afterAll(async () => {
  node.child.kill('SIGKILL')
  await node.ended
  await shop.close()
})

/** Returns the committed transactions and the bytes of WAL written so far. */
async function databaseWork(): Promise<{ commits: number; bytes: number }> {
  const { rows } = await shop.deps.pool.query<{ commits: number; bytes: number }>(
    `select xact_commit::float8 as commits, (pg_current_wal_lsn() - '0/0')::float8 as bytes
     from pg_stat_database, pg_stat_force_next_flush() where datname = current_database()`,
  )
  return rows[0] ?? { commits: 0, bytes: 0 }
}

async function printCost(what: string, count: number, work: () => Promise<void>): Promise<number> {
  const before = [await measureCpuTimeMs(node), await databaseWork()] as const
  await work()
  const after = [await measureCpuTimeMs(node), await databaseWork()] as const
  const each = (after[0] - before[0]) / count
  const commits = (after[1].commits - before[1].commits) / count
  const bytes = (after[1].bytes - before[1].bytes) / count / 1000
  process.stdout.write(
    `${what}: ${each.toFixed(2)} ms of a processor, ${commits.toFixed(1)} transactions, ${bytes.toFixed(1)} kB written ahead\n`,
  )
  return each
}

async function visitEach(addresses: readonly string[], headers: Record<string, string>): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(`${node.url}${address}`, { headers: { 'accept-encoding': 'br', ...headers } })
    expect([address, answer.status]).toEqual([address, 200])
    await answer.arrayBuffer()
  }
}

const callBy = async (person: Person, path: string, body: object) => {
  const answer = await fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.idToken}` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<{ clientSecret: string }>
}

async function mailsOwed(): Promise<unknown> {
  const { rows } = await shop.deps.pool.query('select count(*)::int as owed from mails where sent_at is null')
  return rows[0]
}

test('a cached page needs less CPU than a rendered one, and a purchase less than forty pages', async () => {
  const addresses = Array.from({ length: guides }, (_, index) => `/guide/${index + 1}`)
  const cookie = { cookie: reader.cookie ?? '' }
  // Warms up the JIT compiler.
  await visitEach(addresses, {})
  await visitEach(addresses, cookie)
  const japanese = addresses.map((address) => `/ja${address}`)

  const fresh = await printCost('a guest’s page that is rendered', guides, () => visitEach(japanese, {}))
  const kept = await printCost('a guest’s page that is kept', guides, () => visitEach(japanese, {}))
  await printCost('a page of somebody signed in', guides, () => visitEach(addresses, cookie))
  await printCost('a question of a page: may they read', guides, () =>
    visitEach(
      addresses.map((address) => address.replace('/guide', '/api/users/can-view')),
      cookie,
    ),
  )
  const buyers: Person[] = []
  const signUp = await printCost('a sign-up', purchases, async () => {
    for (let index = 0; index < purchases; index += 1) {
      const person = await shop.signUp('buyer')
      await callBy(person, '/api/auth/register', {
        email: person.email,
        password: 'secret-123',
        username: 'b',
      })
      buyers.push(person)
    }
  })
  await shop.deps.pool.query('delete from rate_limits')
  const purchase = await printCost(
    'a purchase: attempt, webhook, settling, receipt, mail',
    purchases,
    async () => {
      for (const [index, buyer] of buyers.entries()) {
        const guideId = index + 1
        const started = await callBy(buyer, '/api/users/create-payment-intent', { guideId })
        const payment = parsePaymentId(started)
        await payWithCard(shop.deps.stripe, payment)
        await callBy(buyer, '/api/purchases', { guideId, stripePaymentId: payment })
      }
      await expect.poll(mailsOwed).toEqual({ owed: 0 })
    },
  )

  expect(signUp).toBeGreaterThan(0)
  expect(kept).toBeLessThan(fresh)
  expect(purchase).toBeLessThan(fresh * 40)
})
