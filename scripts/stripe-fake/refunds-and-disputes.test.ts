import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toId } from './protocol/ids.ts'
import { catchStripeError, startTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeEach(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000 })
  stripe = shop.stripe
})

afterEach(() => shop.close())

async function pay(paymentMethod: string): Promise<Stripe.PaymentIntent> {
  const paid = await stripe.paymentIntents.create({
    amount: 1500,
    currency: 'jpy',
    confirm: true,
    payment_method: paymentMethod,
    return_url: 'https://shop.example/paid',
  })
  await shop.control('POST', 'flush')
  shop.deliveries.length = 0
  return paid
}

async function chargeOf(intent: Stripe.PaymentIntent): Promise<Stripe.Charge | undefined> {
  return (await stripe.charges.list({ payment_intent: intent.id })).data[0]
}

test('a full refund marks the charge as refunded', async () => {
  const paid = await pay('pm_card_visa')

  const refund = await stripe.refunds.create({
    payment_intent: paid.id,
    reason: 'requested_by_customer',
    metadata: { purchase: '9' },
  })
  await shop.control('POST', 'flush')

  expect(refund).toMatchObject({ amount: 1500, status: 'succeeded', charge: paid.latest_charge })
  expect(await chargeOf(paid)).toMatchObject({ refunded: true, amount_refunded: 1500 })
  expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(1)
  expect(shop.typesDelivered()).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'charge.refund.updated',
  ])
})

test('partial refunds mark the charge as refunded once they add up to it', async () => {
  const paid = await pay('pm_card_visa')
  const charge = toId(paid.latest_charge)

  await stripe.refunds.create({ charge, amount: 500 })
  const half = await stripe.charges.retrieve(charge, { expand: ['refunds'] })
  const tooMuch = await catchStripeError(stripe.refunds.create({ charge, amount: 1001 }))
  await stripe.refunds.create({ charge })
  const twice = await catchStripeError(stripe.refunds.create({ charge }))

  expect(half).toMatchObject({ refunded: false, amount_refunded: 500 })
  expect(half.refunds?.data).toHaveLength(1)
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
  expect(twice).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
  expect(await chargeOf(paid)).toMatchObject({ refunded: true })
})

test('a refund can stay pending before it succeeds', async () => {
  const paid = await pay('pm_card_pendingRefund')
  const refund = await stripe.refunds.create({ payment_intent: paid.id })

  await shop.control('POST', 'flush')

  expect(refund.status).toBe('pending')
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
})

test('the money of a failed refund returns to the seller', async () => {
  const paid = await pay('pm_card_refundFail')
  const refund = await stripe.refunds.create({ payment_intent: paid.id })

  await shop.control('POST', 'flush')

  expect(refund.status).toBe('succeeded')
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed')
  expect(await chargeOf(paid)).toMatchObject({ refunded: false, amount_refunded: 0 })
  expect(shop.typesDelivered()).toContain('refund.failed')
})

test('an unpaid payment cannot be refunded', async () => {
  const open = await stripe.paymentIntents.create({ amount: 1500, currency: 'jpy' })

  expect(await catchStripeError(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
    statusCode: 400,
  })
})

test('a disputed payment lists its dispute and cannot be refunded', async () => {
  const paid = await stripe.paymentIntents.create({
    amount: 1500,
    currency: 'jpy',
    confirm: true,
    payment_method: 'pm_card_createDispute',
    return_url: 'https://shop.example/paid',
  })
  await shop.control('POST', 'flush')

  const { data: disputes } = await stripe.disputes.list({ payment_intent: paid.id })

  expect(disputes).toMatchObject([{ status: 'needs_response', reason: 'fraudulent', amount: 1500 }])
  expect(await chargeOf(paid)).toMatchObject({ disputed: true, paid: true })
  expect(shop.typesDelivered().slice(-2)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  ])
  expect(await catchStripeError(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
    code: 'charge_disputed',
  })
})

test.each([
  ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
  ['lost', ['charge.dispute.closed']],
])('a dispute can be %s', async (verdict, told) => {
  const paid = await pay('pm_card_createDispute')
  const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id })).data

  await shop.control('POST', `disputes/${dispute?.id}/decide`, { verdict })
  await shop.control('POST', 'flush')

  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe(verdict)
  expect(shop.typesDelivered()).toEqual(told)
})

test('a dispute is lost when the seller accepts it', async () => {
  const paid = await pay('pm_card_createDispute')
  const [dispute] = (await stripe.disputes.list({ charge: toId(paid.latest_charge) })).data

  expect((await stripe.disputes.close(dispute?.id ?? '')).status).toBe('lost')
})

test('part of a charge can be disputed, in one dispute at a time', async () => {
  const paid = await pay('pm_card_visa')
  const charge = toId(paid.latest_charge)
  const open = (amount?: number) => shop.control<Stripe.Dispute>('POST', 'disputes', { charge, amount })

  const dispute = await open(500)

  expect(dispute).toMatchObject({ amount: 500, balance_transactions: [{ amount: -500, net: -2000 }] })
  expect(await open()).toMatchObject({ error: { message: `Charge ${charge} is disputed already.` } })
  await shop.control('POST', `disputes/${dispute.id}/decide`, { verdict: 'won' })
  expect(
    (await stripe.disputes.retrieve(dispute.id)).balance_transactions.map(({ amount }) => amount),
  ).toEqual([-500, 500])
  expect(await open(1501)).toMatchObject({ error: { param: 'amount' } })
})

test('evidence is a draft until it is submitted, and can be submitted once', async () => {
  const paid = await pay('pm_card_createDispute')
  const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id })).data
  const update = (submit: boolean, uncategorized_text = 'They read it.') =>
    stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text }, submit })

  expect(await catchStripeError(update(true, 'a'.repeat(20_001)))).toMatchObject({
    statusCode: 400,
    param: 'evidence[uncategorized_text]',
  })
  expect((await update(false)).evidence_details).toMatchObject({ has_evidence: true, submission_count: 0 })
  expect(await update(true)).toMatchObject({
    status: 'under_review',
    evidence_details: { submission_count: 1 },
  })
  expect(await catchStripeError(update(true))).toMatchObject({ statusCode: 400 })
})
