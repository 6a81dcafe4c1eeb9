import { expect, test } from 'vitest'
import {
  decidePayment,
  type PaymentDecision,
  type OwnedPurchases,
  type PaymentState,
} from './decide-payment.ts'
import type { Checkout } from '../queries.ts'

const checkout: Checkout = {
  id: 'c',
  creditMinor: 0,
  code: null,
  codeMinor: 0,
  userId: 1,
  guideId: 7,
  giftId: null,
  bundle: false,
  kind: 'payment_intent',
  stripeId: 'pi_1',
  state: 'open',
  price: { amountMinor: 200, currency: 'usd' },
  language: 'en',
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
const failedRefunds = [{ id: 're_1', reason: 'expired_or_canceled_card', amountMinor: 200, ofShares: false }]
const purchase = {
  id: 1,
  source: 'payment' as const,
  stripePaymentId: 'pi_1',
  suspendedAt: null,
  revokedAt: null,
}
const other = { ...purchase, id: 2, stripePaymentId: 'pi_2' }
const nothing: OwnedPurchases = { byThisPayment: undefined, live: undefined }
const owned: OwnedPurchases = { byThisPayment: purchase, live: purchase }
const suspended = { ...purchase, suspendedAt: new Date(0) }
const revoked = { ...purchase, revokedAt: new Date(0) }

test.each<[string, Partial<PaymentState>, OwnedPurchases, PaymentDecision]>([
  ['a payment opens the guide', {}, nothing, { do: 'grant' }],
  ['the same payment heard again changes nothing', {}, owned, { do: 'nothing' }],
  [
    'a second payment for an owned guide is given back',
    {},
    { byThisPayment: undefined, live: other },
    { do: 'refund-duplicate' },
  ],
  [
    'a payment that waits for a card changes nothing',
    { status: 'waiting', amountMinor: 0 },
    nothing,
    { do: 'nothing' },
  ],
  [
    'a payment under way changes nothing',
    { status: 'processing', amountMinor: 0 },
    nothing,
    { do: 'nothing' },
  ],
  [
    'a cancelled payment ends its checkout',
    { status: 'canceled', amountMinor: 0 },
    nothing,
    { do: 'close-checkout' },
  ],
  ['a refund of a part leaves the guide open', { refundedMinor: 100 }, owned, { do: 'nothing' }],
  ['a full refund closes the guide', { money: 'refunded' }, owned, { do: 'revoke', reason: 'refunded' }],
  [
    'a refund heard twice changes nothing',
    { money: 'refunded' },
    { byThisPayment: revoked, live: undefined },
    { do: 'nothing' },
  ],
  [
    'a payment refunded before we heard of it opens nothing',
    { money: 'refunded' },
    nothing,
    { do: 'close-checkout' },
  ],
  [
    'a payment whose dispute was lost before we heard of it opens nothing',
    { money: 'lost' },
    nothing,
    { do: 'close-checkout' },
  ],
  [
    'a refund that failed opens the guide again',
    { failedRefunds },
    { byThisPayment: revoked, live: undefined },
    { do: 'restore', reason: 'the refund failed' },
  ],
  [
    'a refund that failed after the guide was bought anew is tried again',
    {},
    { byThisPayment: revoked, live: other },
    { do: 'refund-duplicate' },
  ],
  [
    'a refund that failed does not open a guide whose payment is disputed by now',
    { money: 'disputed' },
    { byThisPayment: revoked, live: undefined },
    { do: 'nothing' },
  ],
  ['a dispute closes the guide for the time being', { money: 'disputed' }, owned, { do: 'suspend' }],
  [
    'a dispute heard twice changes nothing',
    { money: 'disputed' },
    { byThisPayment: suspended, live: suspended },
    { do: 'nothing' },
  ],
  [
    'a dispute won opens the guide again',
    {},
    { byThisPayment: suspended, live: suspended },
    { do: 'restore', reason: 'the money stayed with us' },
  ],
  [
    'a dispute lost takes the guide away',
    { money: 'lost' },
    { byThisPayment: suspended, live: suspended },
    { do: 'revoke', reason: 'dispute lost' },
  ],
  [
    'a lost dispute heard twice changes nothing',
    { money: 'lost' },
    { byThisPayment: revoked, live: undefined },
    { do: 'nothing' },
  ],
  ['disputed money opens nothing that was not open', { money: 'disputed' }, nothing, { do: 'nothing' }],
  [
    'another buyer’s payment opens nothing',
    { userId: '2' },
    nothing,
    { do: 'ignore', reason: 'made for another buyer' },
  ],
  [
    'a payment without a buyer opens nothing',
    { userId: undefined },
    nothing,
    { do: 'ignore', reason: 'made for another buyer' },
  ],
  [
    'a payment for guide 8 does not open guide 7',
    { guideId: '8' },
    nothing,
    { do: 'ignore', reason: 'made for another guide' },
  ],
  [
    'yen do not pay a price in dollars',
    { currency: 'jpy' },
    nothing,
    { do: 'ignore', reason: 'made in another currency' },
  ],
  [
    'half the price opens nothing',
    { amountMinor: 100 },
    nothing,
    { do: 'ignore', reason: 'smaller than the price' },
  ],
  [
    'test money opens nothing in a live shop',
    { liveMode: true },
    nothing,
    { do: 'ignore', reason: 'made in another mode than this shop runs in' },
  ],
])('%s', (_title, said, held, decision) => {
  expect(decidePayment({ ...paid, ...said }, checkout, held, false)).toEqual(decision)
})

test('with a code, what it leaves of the price opens the guide, and a cent less does not', () => {
  const withCode = { ...checkout, code: 'SPRING26', codeMinor: 50 }
  const decide = (amountMinor: number) => decidePayment({ ...paid, amountMinor }, withCode, nothing, false)
  expect(decide(150)).toEqual({ do: 'grant' })
  expect(decide(149)).toEqual({ do: 'ignore', reason: 'smaller than the price' })
})
