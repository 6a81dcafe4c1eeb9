import { expect, test } from 'vitest'
import type { PaymentState } from '../stripe/fetch-payment.ts'
import { decidePayment, type PaymentDecision } from './decide-payment.ts'
import { toOrder, type NewOrderItem, type Order, type OrderItem, type StoredOrder } from '../orders/order.ts'

const itemOf = (sku: NewOrderItem['sku']): OrderItem => ({
  id: 1,
  sku,
  title: 'A guide',
  guideId: sku === 'guide:7' ? 7 : null,
  amountMinor: 200,
  recipient: 'buyer',
  giftId: null,
  isReturned: false,
  isPart: false,
})
const stored: StoredOrder = {
  id: 'c',
  creditMinor: 0,
  code: null,
  codeMinor: 0,
  userId: 1,
  items: [itemOf('guide:7')],
  kind: 'payment_intent',
  stripeId: 'pi_1',
  state: 'open',
  price: { amountMinor: 200, currency: 'usd' },
  language: 'en',
  version: 0,
  openedAt: new Date(0),
  checkedAt: null,
  paidAt: null,
  closedAt: null,
  closedReason: null,
  description: 'A guide',
}
const order = toOrder(stored)
const paid: PaymentState = {
  paymentId: 'pi_1',
  status: 'succeeded',
  amountMinor: 200,
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
}

test.each<[string, Partial<PaymentState>, PaymentDecision]>([
  ['a received payment is valid', {}, { do: 'settle', standing: 'stands' }],
  ['an unpaid payment changes nothing', { status: 'waiting', amountMinor: 0 }, { do: 'wait' }],
  ['a processing payment changes nothing', { status: 'processing', amountMinor: 0 }, { do: 'wait' }],
  ['a canceled payment closes its checkout', { status: 'canceled', amountMinor: 0 }, { do: 'close' }],
  ['a partly refunded payment is valid', { refundedMinor: 100 }, { do: 'settle', standing: 'stands' }],
  ['a full refund ends the entitlement', { money: 'refunded' }, { do: 'settle', standing: 'ended' }],
  ['a lost dispute ends the entitlement', { money: 'lost' }, { do: 'settle', standing: 'ended' }],
  ['a dispute puts the entitlement on hold', { money: 'disputed' }, { do: 'settle', standing: 'on-hold' }],
  [
    'another buyer’s payment opens nothing',
    { userId: '2' },
    { do: 'ignore', reason: 'made for another buyer' },
  ],
  [
    'a payment without a buyer opens nothing',
    { userId: undefined },
    { do: 'ignore', reason: 'made for another buyer' },
  ],
  [
    'a payment for guide 8 does not open guide 7',
    { guideId: '8' },
    { do: 'ignore', reason: 'made for another guide' },
  ],
  [
    'yen do not pay a price in dollars',
    { currency: 'jpy' },
    { do: 'ignore', reason: 'made in another currency' },
  ],
  ['half the price opens nothing', { amountMinor: 100 }, { do: 'ignore', reason: 'smaller than the price' }],
  [
    'test money opens nothing in a live shop',
    { liveMode: true },
    { do: 'ignore', reason: 'made in another mode than this shop runs in' },
  ],
])('%s', (_title, said, decision) => {
  expect(decidePayment({ ...paid, ...said }, order, false)).toEqual(decision)
})

test('a payment of the discounted price opens the guide, and a cent less does not', () => {
  const withCode = { ...order, code: 'SPRING26', codeMinor: 50 }
  const decide = (amountMinor: number) => decidePayment({ ...paid, amountMinor }, withCode, false)
  expect(decide(150)).toEqual({ do: 'settle', standing: 'stands' })
  expect(decide(149)).toEqual({ do: 'ignore', reason: 'smaller than the price' })
})

test.each<[string, Partial<StoredOrder>, string, Partial<Order>]>([
  ['a guide', {}, '7', { guideId: 7, isPlan: false }],
  ['several guides', { items: [itemOf('guide:7'), itemOf('guide:8')] }, 'bundle:c', { guideId: null }],
  ['Pro', { items: [itemOf('pro-month')] }, '', { guideId: null, isPlan: true }],
  ['a guide as a gift', { items: [{ ...itemOf('guide:7'), giftId: 'g' }] }, 'gift:g', { guideId: null }],
  ['Pro as a gift', { items: [{ ...itemOf('pro-gift:3'), giftId: 'g' }] }, 'gift:g', { isPlan: false }],
])('a payment for %s names its order in its metadata', (_what, sold, name, said) => {
  const named = toOrder({ ...stored, ...sold })
  expect(named).toMatchObject(said)
  expect(named.metadata).toEqual({ checkoutId: 'c', userId: '1', guideId: name })
  expect(decidePayment({ ...paid, guideId: name }, named, false).do).toBe('settle')
})

test('a payment is valid if its metadata names the order instead of the guide', () => {
  expect(decidePayment({ ...paid, guideId: 'bundle:c' }, order, false).do).toBe('settle')
  expect(decidePayment({ ...paid, guideId: 'bundle:d' }, order, false).do).toBe('ignore')
})
