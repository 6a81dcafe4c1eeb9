import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectToDatabase } from '../../testing/test-database.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { openBreakableProxy, type BreakableProxy } from '../../testing/processes/breakable-proxy.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let line: BreakableProxy
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1 })
  const { hostname, port } = new URL(shop.databaseUrl)
  line = await openBreakableProxy({ hostname, port: Number(port) })
  // Stops the jobs of this process, because the nodes run them.
  await shop.deps.jobs.stop()
})
afterAll(async () => {
  await line.close()
  await shop.close()
})

const running: NodeProcess[] = []
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
  await line.mend()
})

interface StartingNode extends NodeProcess {
  /** Reasons for waiting that the node has logged. */
  waits: string[]
}

async function start(patienceSeconds = '20'): Promise<StartingNode> {
  const waits: string[] = []
  const throughLine = new URL(shop.databaseUrl)
  throughLine.hostname = '127.0.0.1'
  throughLine.port = String(line.port)
  const settings = {
    ...shop.settings,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PATIENCE_SECONDS: patienceSeconds,
    DATABASE_URL: throughLine.href,
  }
  const onLog = (text: string) => {
    const { msg, reason } = JSON.parse(text) as { msg: string; reason?: string }
    if (msg === 'not ready yet, and tries again') waits.push(reason ?? '')
  }
  const node = await startNode(settings, { onLog })
  running.push(node)
  return { ...node, waits }
}

async function ask({ url }: NodeProcess, path: string) {
  const answer = await fetch(`${url}${path}`)
  const text = await answer.text()
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') }
}

const answersAtAll = (node: NodeProcess) =>
  expect.poll(() => ask(node, '/healthz').catch(() => undefined)).toBeDefined()

/** Returns PostgreSQL's error message to a rejected connection, in its wire format. */
function refusal(code: string, message: string): string {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return `E${length.toString('latin1')}${fields}`
}

const failures: [string, () => unknown, RegExp, string?][] = [
  ['refuses connections', () => line.cut(), /^DATABASE_URL: PostgreSQL cannot be reached \(ECONNREFUSED\)/],
  ['is silent', () => line.freeze(), /timeout/, '1'],
  [
    'is starting up',
    () => line.answer(refusal('57P03', 'the database system is starting up')),
    /^the database system is starting up$/,
  ],
]
for (const [failure, breakLine, reason, patienceSeconds] of failures)
  test(
    `a node that starts while PostgreSQL ${failure} answers 503 and becomes ready automatically`,
    { tags: failure === 'refuses connections' ? [] : 'drill' },
    async () => {
      await breakLine()
      const node = await start(patienceSeconds)
      await answersAtAll(node)
      await expect.poll(() => node.waits).toEqual([expect.stringMatching(reason)])

      const readiness = await ask(node, '/readyz')
      const page = await ask(node, '/guide/1')
      const call = await ask(node, '/api/guides/1')

      expect((await ask(node, '/healthz')).status).toBe(200)
      expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
        503,
        { ready: false, writable: false, problems: ['the database does not answer', 'the node is starting'] },
      ])
      expect([page.status, page.retryAfter, call.status, call.retryAfter]).toEqual([503, '2', 503, '2'])
      expect(node.child.exitCode).toBeNull()

      await line.mend()
      await waitUntilReady(node)
      expect((await ask(node, '/api/guides/1')).status).toBe(200)
      expect(node.waits.filter((each) => reason.test(each))).toHaveLength(1)
    },
  )

test('a node whose database password is wrong exits immediately with a message', async () => {
  line.answer(refusal('28P01', 'password authentication failed for user "shop"'))
  const node = await start()

  expect(await node.ended).toBe(1)
  expect(node.said()).toBe('DATABASE_URL: PostgreSQL refuses this user or password.\n')
  expect(node.waits).toEqual([])
})

test('a node that waits for PostgreSQL exits on SIGTERM', async () => {
  await line.cut()
  const node = await start()
  await expect.poll(() => node.waits).toHaveLength(1)

  node.child.kill('SIGTERM')

  expect(await node.ended).toBe(0)
})

test('a starting node retries a catalog query that times out', { tags: 'drill' }, async () => {
  const locker = await connectToDatabase(shop.databaseUrl)
  await locker.query('begin; lock table guides')
  const node = await start('1')
  await expect.poll(() => node.waits).not.toEqual([])

  expect((await ask(node, '/guide/1')).status).toBe(503)
  await locker.query('commit')

  await waitUntilReady(node)
  expect((await ask(node, '/api/guides/1')).status).toBe(200)
})

test(
  'a node that loses PostgreSQL while starting its jobs starts each of them once',
  { tags: 'drill' },
  async () => {
    const locker = await connectToDatabase(shop.databaseUrl)
    await locker.query("begin; select 1 from pgboss.schedule where name = 'account.catch-up' for update")
    const node = await start()
    // Limits the query to this database, because other tests use the same server.
    const waiting =
      'select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0'
    const { pool } = shop.deps
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await pool.query(`select pg_terminate_backend(pid) from (${waiting}) as blocked`)
    await expect.poll(() => node.waits).toHaveLength(1)
    await locker.query('commit')
    await waitUntilReady(node)

    const sent = await fetch(`${node.url}/api/contact/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Aiko', email: 'aiko@example.com', message: 'How do I change my card?' }),
    })

    expect(sent.status).toBe(200)
    await expect.poll(async () => (await fetchMailsTo(shop, 'support@example.com')).length).toBe(1)
    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(0)
    shop.unexpectedErrors()
  },
)
