import { expect, test } from 'vitest'
import { decidePayment, type PaymentDecision, type PaymentState } from './decide-payment.ts'
import type { Checkout } from '../queries.ts'
import { guide } from '../skus/index.ts'

const checkout: Checkout = {
  id: 'c',
  creditMinor: 0,
  code: null,
  codeMinor: 0,
  userId: 1,
  guideId: 7,
  sku: guide(7),
  giftId: null,
  bundle: false,
  kind: 'payment_intent',
  stripeId: 'pi_1',
  state: 'open',
  price: { amountMinor: 200, currency: 'usd' },
  language: 'en',
  createdAt: new Date(0),
  askedAt: null,
  closedAt: null,
  closedReason: null,
  description: 'A guide',
  metadata: { checkoutId: 'c', userId: '1', guideId: '7' },
}
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
  ['a payment stands', {}, { do: 'settle', standing: 'stands' }],
  ['a payment that waits for a card changes nothing', { status: 'waiting', amountMinor: 0 }, { do: 'wait' }],
  ['a payment that is processed changes nothing', { status: 'processing', amountMinor: 0 }, { do: 'wait' }],
  ['a canceled payment closes its checkout', { status: 'canceled', amountMinor: 0 }, { do: 'close' }],
  ['a partly refunded payment stands', { refundedMinor: 100 }, { do: 'settle', standing: 'stands' }],
  ['a full refund ends it', { money: 'refunded' }, { do: 'settle', standing: 'ended' }],
  ['a lost dispute ends it', { money: 'lost' }, { do: 'settle', standing: 'ended' }],
  ['a dispute puts it on hold', { money: 'disputed' }, { do: 'settle', standing: 'on-hold' }],
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
  expect(decidePayment({ ...paid, ...said }, checkout, false)).toEqual(decision)
})

test('with a code, what it leaves of the price opens the guide, and a cent less does not', () => {
  const withCode = { ...checkout, code: 'SPRING26', codeMinor: 50 }
  const decide = (amountMinor: number) => decidePayment({ ...paid, amountMinor }, withCode, false)
  expect(decide(150)).toEqual({ do: 'settle', standing: 'stands' })
  expect(decide(149)).toEqual({ do: 'ignore', reason: 'smaller than the price' })
})
