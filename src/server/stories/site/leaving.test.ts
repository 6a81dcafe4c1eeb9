import net from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { startNode, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
const settings = () => ({ ...shop.settings, NODE_ENV: 'production', DRAIN_SECONDS: '0' })
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1 })
})
afterAll(() => shop.close())

const running: NodeProcess[] = []
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

async function startReady(more: Record<string, string> = {}): Promise<NodeProcess> {
  const node = await startNode({ ...settings(), ...more })
  running.push(node)
  await expect.poll(() => statusOf(`${node.url}/readyz`), { timeout: 60_000 }).toBe(200)
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

function connect({ port }: NodeProcess, text: string): net.Socket {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => undefined)
  return socket
}

test('a node that has shown its pages leaves by itself, whoever stays connected and says nothing', async () => {
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
  connect(node, '')
  connect(node, 'GET / HTTP/1.1\r\nhost: lo')
  connect(
    node,
    'POST /api/contact/submit HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )

  node.child.kill('SIGTERM')

  expect(await node.ended).toBe(0)
})

test('a leaving node says so to its balancer at once, and serves on until that has noticed', async () => {
  const node = await startReady({ DRAIN_SECONDS: '3' })

  node.child.kill('SIGTERM')

  await expect.poll(() => statusOf(`${node.url}/readyz`)).toBe(503)
  expect(await statusOf(`${node.url}/guide/1`)).toBe(200)
  expect(await node.ended).toBe(0)
})

test('what is being answered when a node leaves is answered', async () => {
  const node = await startReady()
  const locker = new pg.Client({ connectionString: shop.databaseUrl })
  await locker.connect()
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
  await locker.end()

  expect((await sent).status).toBe(200)
  expect(await node.ended).toBe(0)
})
