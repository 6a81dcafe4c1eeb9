import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { driftsOf, livePayments, liveSubscriptions, distinctOrders } from './settle-event-orders.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

// Every one of the 120 orders, and a dispute that is won: npm run drills -- settle
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.stock({ id: 1 })
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test('in whatever order the events of a payment arrive, who loses the dispute loses the guide', async () => {
  const { wrong } = await livePayments(shop, distinctOrders, 'lost')
  expect(wrong).toEqual([])
})

test('in whatever order the events of a subscription arrive, Pro matches Stripe', async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, distinctOrders)
  expect(wrong).toEqual([])
  expect(await driftsOf(shop, buyers)).toEqual([])
})
