import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { malformedRequests } from '../../testing/hostile/raw-bytes.ts'
import { hostileRequests } from '../../testing/hostile/requests.ts'
import { sendBytes, sendRequests, type AttackTarget } from '../../testing/hostile/send.ts'
import { createApiSurface, recordRoutes, type ApiSurface } from '../../testing/hostile/surface.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

/** Numbers of generated requests and connections. The drill of the same name sends a hundred thousand. */
const runs = { requests: 500, connections: 100 }
const seed = 20_261_122

let shop: Shop
let surface: ApiSurface
let target: AttackTarget
beforeAll(async () => {
  const { opened, routes } = await recordRoutes(() => openShop({ client: 'built' }))
  shop = opened
  surface = await createApiSurface(routes)
  await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
  const [member, operator] = await Promise.all([shop.signUp('member'), signUpOperator(shop, 'operator')])
  target = { url: shop.url, member, operator }
})
afterAll(() => shop.close())

test('malformed requests to any route, page or procedure are rejected without an internal error', async () => {
  const requests = fc.sample(hostileRequests(surface), { numRuns: runs.requests, seed })

  const { faults } = await sendRequests(target, requests)

  expect(faults).toEqual([])
  expect(shop.unexpectedErrors()).toEqual([])
})

test.each(['/trpc/%25', '/trpc/guides.featured,%25zz', '/trpc/%25c0%25ae'])(
  'a tRPC call with the malformed procedure name %s returns 404',
  async (url) => {
    expect((await shop.visit(url)).status).toBe(404)
    expect(shop.unexpectedErrors()).toEqual([])
  },
)

test('batched tRPC calls are rejected (B17.30)', async () => {
  const both = `?batch=1&input=${encodeURIComponent('{"0":{"json":{}},"1":{"json":{}}}')}`
  expect((await shop.visit(`/trpc/guides.featured,guides.featured${both}`)).status).toBe(400)
  expect(shop.unexpectedErrors()).toEqual([])
})

test('connections that send bytes instead of HTTP are rejected or closed, and the shop keeps serving', async () => {
  const { faults } = await sendBytes(
    target,
    fc.sample(malformedRequests, { numRuns: runs.connections, seed }),
  )

  expect(faults).toEqual([])
  expect(shop.unexpectedErrors()).toEqual([])
  expect((await fetch(shop.url)).status).toBe(200)
})
