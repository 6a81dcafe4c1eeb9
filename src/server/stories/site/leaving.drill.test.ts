import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
