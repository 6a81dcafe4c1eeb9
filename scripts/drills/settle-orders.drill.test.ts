import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  allOrders,
  driftsOf,
  livePayments,
  liveSubscriptions,
} from '../../src/server/stories/payments/settle-event-orders.ts'
import { openShop, type Shop } from '../../src/server/testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.stock({ id: 1 })
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test.each(['won', 'lost'] as const)(
  'in all 120 orders of a payment’s events the guide is open if the shop keeps the money (dispute %s)',
  async (verdict) => {
    const { wrong, buyers } = await livePayments(shop, allOrders, verdict)
    expect([wrong, buyers.length]).toEqual([[], 120])
  },
)

test('in all 120 orders of a subscription’s events Pro matches Stripe', async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, allOrders)
  expect([wrong, buyers.length]).toEqual([[], 120])
  expect(await driftsOf(shop, buyers)).toEqual([])
})
