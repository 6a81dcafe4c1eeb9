import { expect, test } from 'vitest'
import { toOrder, type NewOrderItem, type Order } from '../orders/order.ts'
import { decideOrders } from './decide-orders.ts'
import type { GroupedEntitlement, EntitlementGroup, PaidOrder } from './entitlements.ts'

const orderOf = (id: string, ...skus: NewOrderItem['sku'][]): Order =>
  toOrder({
    id,
    userId: 1,
    state: 'paid',
    kind: 'payment_intent',
    stripeId: id,
    price: { amountMinor: 200 * skus.length, currency: 'usd' },
    code: null,
    codeMinor: 0,
    creditMinor: 0,
    language: 'en',
    description: id,
    version: 0,
    openedAt: new Date(0),
    checkedAt: null,
    paidAt: new Date(0),
    closedAt: null,
    closedReason: null,
    items: skus.map((sku, position) => ({
      id: position,
      sku,
      title: sku,
      guideId: Number(sku.split(':')[1]),
      amountMinor: 200,
      recipient: 'buyer',
      giftId: null,
      isReturned: false,
      isPart: skus.length > 1,
    })),
  })

const paidFor = (order: Order, standing: PaidOrder['standing'] = 'stands'): PaidOrder => ({
  order,
  standing,
  payment: {
    paymentId: order.id,
    status: 'succeeded',
    amountMinor: order.price.amountMinor,
    currency: 'usd',
    paidAt: new Date(0),
    userId: '1',
    guideId: '7',
    liveMode: false,
    money: 'kept',
    refundedMinor: 0,
    bankReturnedMinor: 0,
    disputedAt: null,
    failedRefunds: [],
  },
})

const entitlement = (changes: Partial<GroupedEntitlement>): GroupedEntitlement => ({
  source: 'payment',
  paid: undefined,
  purchase: undefined,
  gift: undefined,
  standing: changes.paid?.standing ?? 'stands',
  stored: null,
  refundable: changes.paid !== undefined,
  precedence: 0,
  since: new Date(0),
  ...changes,
})

const reading = (guideId: number, ...entitlements: GroupedEntitlement[]): EntitlementGroup => ({
  kind: 'guide',
  userId: 1,
  guideId,
  entitlements,
})

/** Summarizes the decision about each order. */
const summary = (...decided: Parameters<typeof decideOrders>) => {
  const { orders, changes, keepsAccess } = decideOrders(...decided)
  return {
    keepsAccess,
    changes: changes.map(
      ({ holding, do: what }) => `${what} ${holding.kind === 'guide' ? holding.guideId : 'gift'}`,
    ),
    orders: orders.map(({ order, opens, returned }) => ({ id: order.id, opens, returned: returned.length })),
  }
}

test('a paid order of one guide opens the guide and gets a receipt', () => {
  const paid = paidFor(orderOf('one', 'guide:7'))
  expect(summary([paid], [reading(7, entitlement({ paid }))])).toEqual({
    keepsAccess: true,
    changes: ['grant 7'],
    orders: [{ id: 'one', opens: 'receipt', returned: 0 }],
  })
})

test('an order of two items refunds the share of the owned item and opens the other', () => {
  const paid = paidFor(orderOf('two', 'guide:7', 'guide:8'))
  const owned = entitlement({ stored: 'open', source: 'free' })
  expect(
    summary([paid], [reading(7, owned, entitlement({ paid })), reading(8, entitlement({ paid }))]),
  ).toEqual({
    keepsAccess: true,
    changes: ['grant 8'],
    orders: [{ id: 'two', opens: 'receipt', returned: 1 }],
  })
})

test('another paid order replaces an order whose payment is disputed', () => {
  const disputed = paidFor(orderOf('first', 'guide:7'), 'on-hold')
  const again = paidFor(orderOf('second', 'guide:7'))
  const entitlements = [entitlement({ paid: disputed, stored: 'open' }), entitlement({ paid: again })]
  expect(summary([again, disputed], [reading(7, ...entitlements)])).toEqual({
    keepsAccess: true,
    changes: ['revoke 7', 'grant 7'],
    orders: [
      { id: 'second', opens: 'receipt', returned: 0 },
      { id: 'first', opens: undefined, returned: 0 },
    ],
  })
})

test('an order that grants access again is marked as reopened and not refunded', () => {
  const paid = paidFor(orderOf('one', 'guide:7'))
  expect(summary([paid], [reading(7, entitlement({ paid, stored: 'closed' }))])).toEqual({
    keepsAccess: true,
    changes: ['restore 7'],
    orders: [{ id: 'one', opens: 'reopened', returned: 0 }],
  })
})

test('a refunded order grants no access', () => {
  const paid = paidFor(orderOf('one', 'guide:7'), 'ended')
  expect(summary([paid], [reading(7, entitlement({ paid, stored: 'open' }))])).toEqual({
    keepsAccess: false,
    changes: ['revoke 7'],
    orders: [{ id: 'one', opens: undefined, returned: 0 }],
  })
})
