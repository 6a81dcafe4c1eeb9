import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '../../testing/test-database.ts'
import { startNode, untilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
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

test('what is being answered when a node leaves is answered', async () => {
  const node = await startReady()
  const locker = await connect(shop.databaseUrl)
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
