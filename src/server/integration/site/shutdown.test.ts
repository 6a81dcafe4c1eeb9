import { afterEach, expect, test } from 'vitest'
import net from 'node:net'
import { fetchModelCalls } from '../../testing/model.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openBreakableProxy } from '../../testing/processes/breakable-proxy.ts'
import { connectToDatabase } from '../../testing/test-database.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openTestShop } from '../../testing/shop.ts'

const settings = () => ({ ...shop.settings, NODE_ENV: 'production', DRAIN_SECONDS: '0' })

const shop = await openTestShop()
await shop.stock({ id: 1 })
// Stops the jobs of this process, because the nodes run them.
await shop.deps.jobs.stop()

const running: NodeProcess[] = []

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

async function startReady(more: Record<string, string> = {}): Promise<NodeProcess> {
  const node = await startNode({ ...settings(), ...more })
  running.push(node)
  await waitUntilReady(node)
  return node
}

const statusOf = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => undefined,
  )

test('a node that shuts down answers requests in progress', async () => {
  const node = await startReady()
  const locker = await connectToDatabase(shop.databaseUrl)
  await locker.query('begin; lock table contact_messages')
  const message = { name: 'Aiko', email: 'aiko@example.com', message: 'How do I change my card?' }
  const sent = fetch(`${node.url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  const waiting = `select 1 from pg_locks where not granted and relation = 'contact_messages'::regclass`
  await expect.poll(async () => (await locker.query(waiting)).rowCount).toBe(1)

  node.child.kill('SIGTERM')
  await expect.poll(() => statusOf(`${node.url}/healthz`)).toBeUndefined()
  await locker.query('commit')

  expect((await sent).status).toBe(200)
  expect(await node.ended).toBe(0)
})

function openSocket({ port }: NodeProcess, text: string): net.Socket {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => undefined)
  return socket
}

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    'a missing database',
    () => ({ DATABASE_URL: shop.databaseUrl.replace(/[^/]+$/, 'missing') }),
    /^DATABASE_URL: there is no database/,
  ],
  [
    'a metrics port in use',
    () => ({ METRICS_PORT: new URL(shop.url).port }),
    /^METRICS_PORT: another process listens on port \d+/,
  ],
  [
    'an HTTP port in use',
    () => ({ PORT: new URL(shop.url).port }),
    /^PORT: another process listens on port \d+/,
  ],
])(
  'a node started with %s exits with one sentence that says what to do',
  { tags: 'drill' },
  async (_title, wrong, sentence) => {
    const node = await startNode({ ...settings(), ...wrong() })
    running.push(node)

    expect(await node.ended).toBe(1)
    expect(node.said()).toMatch(sentence)
    expect(node.said()).not.toMatch(/hidden|at async|node:/)
  },
)

test('a node that shuts down exits although idle clients stay connected', { tags: 'drill' }, async () => {
  const node = await startReady()
  for (const page of [
    '/',
    '/guides',
    '/guides?q=writing',
    '/guide/1',
    '/ja/guide/1',
    '/subscribe',
    '/my-guides',
  ])
    await statusOf(`${node.url}${page}`)
  openSocket(node, '')
  openSocket(node, 'GET / HTTP/1.1\r\nhost: lo')
  openSocket(
    node,
    'POST /api/contact/submit HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )

  node.child.kill('SIGTERM')

  expect(await node.ended).toBe(0)
})

test(
  'a node that shuts down is unready immediately and serves requests while it drains',
  { tags: 'drill' },
  async () => {
    const node = await startReady({ DRAIN_SECONDS: '3' })

    node.child.kill('SIGTERM')

    await expect.poll(() => statusOf(`${node.url}/readyz`)).toBe(503)
    expect(await statusOf(`${node.url}/guide/1`)).toBe(200)
    expect(await node.ended).toBe(0)
  },
)

test(
  'a node shuts down while the model is silent, and the next node translates with one call each',
  { tags: 'drill' },
  async () => {
    const chie = await signUpOperator(shop, 'chie')
    const contentEn = 'What to do on each day, and why it is worth the trouble. '.repeat(20)
    await shop.stock({ id: 2, titleJa: '', summaryJa: null, contentEn, contentJa: '', isFreePreview: true })
    const { hostname, port } = new URL(shop.modelUrl)
    const line = await openBreakableProxy({ hostname, port: Number(port) })
    line.freeze()
    const leaving = await startReady({ MODEL_URL: `http://127.0.0.1:${line.port}/v1` })
    const ordered = await fetch(`${leaving.url}/api/translate/2/ja`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chie.idToken}` },
    })
    expect(ordered.status).toBe(200)
    await expect.poll(() => statesOf('translation.run')).toEqual(['active'])

    leaving.child.kill('SIGTERM')
    expect(await leaving.ended).toBe(0)
    expect(await statesOf('translation.run')).toEqual(['retry'])

    await startReady()
    const find = 'select status, pieces_total as pieces from translation_jobs where guide_id = 2'
    const job = async () => (await shop.deps.pool.query<{ status: string; pieces: number }>(find)).rows[0]
    await expect.poll(async () => (await job())?.status).toBe('completed')
    expect(await fetchModelCalls(shop)).toHaveLength((await job())?.pieces ?? 0)
    await line.close()
  },
)

async function statesOf(queue: string): Promise<string[]> {
  const { rows } = await shop.deps.pool.query<{ state: string }>(
    "select state from pgboss.job where name = $1 and state < 'completed'",
    [queue],
  )
  return rows.map(({ state }) => state)
}
