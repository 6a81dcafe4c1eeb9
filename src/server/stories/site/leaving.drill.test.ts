import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startNode, untilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import net from 'node:net'

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
  await untilReady(node)
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

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    'a wrong port of PostgreSQL',
    () => ({ DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' }),
    /^DATABASE_URL: PostgreSQL cannot be reached/,
  ],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: shop.databaseUrl.replace(/[^/]+$/, 'missing') }),
    /^DATABASE_URL: there is no database/,
  ],
  ['a port in use', () => ({ PORT: new URL(shop.url).port }), /^PORT: another process listens on port \d+/],
])('%s ends the start with one sentence that says what to do', async (_title, wrong, sentence) => {
  const node = await startNode({ ...settings(), ...wrong() })
  running.push(node)

  expect(await node.ended).toBe(1)
  expect(node.said()).toMatch(sentence)
  expect(node.said()).not.toMatch(/hidden|at async|node:/)
})

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
