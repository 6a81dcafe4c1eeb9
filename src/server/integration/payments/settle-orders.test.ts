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

test('a lost dispute revokes the guide in every distinct order of the payment’s events', async () => {
  const { wrong } = await livePayments(shop, distinctOrders, 'lost')
  expect(wrong).toEqual([])
})

test('Pro matches Stripe in every distinct order of a subscription’s events', async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, distinctOrders)
  expect(wrong).toEqual([])
  expect(await driftsOf(shop, buyers)).toEqual([])
})

test.each(['won', 'lost'] as const)(
  'access matches the payment in all 120 orders of its events (dispute %s)',
  { tags: 'drill' },
  async (verdict) => {
    const { wrong, buyers } = await livePayments(shop, allOrders, verdict)
    expect([wrong, buyers.length]).toEqual([[], 120])
  },
)

test('Pro matches Stripe in all 120 orders of a subscription’s events', { tags: 'drill' }, async () => {
  const { wrong, buyers } = await liveSubscriptions(shop, allOrders)
  expect([wrong, buyers.length]).toEqual([[], 120])
  expect(await driftsOf(shop, buyers)).toEqual([])
})
