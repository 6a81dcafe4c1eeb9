import { expect, test } from 'vitest'
import {
  allEventOrders,
  distinctEventOrders,
  findDiscrepanciesOf,
  simulatePayments,
  simulateSubscriptions,
} from './testing/settle-event-orders.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })

test('a lost dispute revokes the guide in every distinct order of the payment’s events', async () => {
  const { wrong } = await simulatePayments(shop, distinctEventOrders, 'lost')
  expect(wrong).toEqual([])
})

test('Pro matches Stripe in every distinct order of a subscription’s events', async () => {
  const { wrong, buyers } = await simulateSubscriptions(shop, distinctEventOrders)
  expect(wrong).toEqual([])
  expect(await findDiscrepanciesOf(shop, buyers)).toEqual([])
})

test.each(['won', 'lost'] as const)(
  'access matches the payment in all 120 orders of its events (dispute %s)',
  { tags: 'drill' },
  async (verdict) => {
    const { wrong, buyers } = await simulatePayments(shop, allEventOrders, verdict)
    expect([wrong, buyers.length]).toEqual([[], 120])
  },
)

test('Pro matches Stripe in all 120 orders of a subscription’s events', { tags: 'drill' }, async () => {
  const { wrong, buyers } = await simulateSubscriptions(shop, allEventOrders)
  expect([wrong, buyers.length]).toEqual([[], 120])
  expect(await findDiscrepanciesOf(shop, buyers)).toEqual([])
})
