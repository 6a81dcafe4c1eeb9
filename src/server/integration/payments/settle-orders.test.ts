import { expect, test } from 'vitest'
import {
  allOrders,
  distinctOrders,
  driftsOf,
  livePayments,
  liveSubscriptions,
} from './testing/settle-event-orders.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })

test('in whatever order the events of a payment arrive, who loses the dispute loses the guide', async () => {
  const { wrong } = await livePayments(shop, distinctOrders, 'lost')
  expect(wrong).toEqual([])
})

test('in whatever order the events of a subscription arrive, Pro matches Stripe', async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, distinctOrders)
  expect(wrong).toEqual([])
  expect(await driftsOf(shop, buyers)).toEqual([])
})

test.each(['won', 'lost'] as const)(
  'in all 120 orders of a payment’s events the guide is open if the shop keeps the money (dispute %s)',
  { tags: 'drill' },
  async (verdict) => {
    const { wrong, buyers } = await livePayments(shop, allOrders, verdict)
    expect([wrong, buyers.length]).toEqual([[], 120])
  },
)

test('in all 120 orders of a subscription’s events Pro matches Stripe', { tags: 'drill' }, async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, allOrders)
  expect([wrong, buyers.length]).toEqual([[], 120])
  expect(await driftsOf(shop, buyers)).toEqual([])
})
