import { expect, test } from 'vitest'
import { refundFraudulentPayment } from '../../payments/disputes/refund-fraudulent-payment.ts'
import { syncDispute, syncDisputes } from '../../payments/disputes/sync-disputes.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { controlStripe, createDispute } from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'

const shop = await openTestShop({ settings: { CONCEDE_DISPUTES_BELOW: '201' } })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3, price: 350 })
const { stripe } = shop.deps

const chargeOf = async (payment: string) =>
  (await stripe.charges.list({ payment_intent: payment })).data[0]?.id ?? ''
const warn = async (payment: string) => {
  await controlStripe(shop, 'fraud-warnings', { charge: await chargeOf(payment) })
  const { data } = await stripe.events.list({ type: 'radar.early_fraud_warning.created', limit: 1 })
  const object = data[0]?.data.object
  return object !== undefined && 'id' in object ? object.id : ''
}
const refundsOf = async (payment: string) =>
  (await stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)
const canRead = async (id: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${id}`, person)).json<{ canView: boolean }>().canView
const waitForRefunds = (payment: string, amounts: number[]) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return refundsOf(payment)
    })
    .toEqual(amounts)

test('a payment reported as fraud is refunded once, its guide is revoked, and the buyer notified', async () => {
  const aiko = await shop.signUp('aiko')
  const { payment } = await buyItems(shop, aiko, ['guide:1'])
  expect(await canRead(1, aiko)).toBe(true)

  const warning = await warn(payment)
  await waitForRefunds(payment, [200])
  await Promise.all([1, 2].map(() => refundFraudulentPayment(shop.deps, { warningId: warning })))

  expect(await refundsOf(payment)).toEqual([200])
  await expect.poll(() => canRead(1, aiko)).toBe(false)
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, aiko.email)).filter(({ subject }) => subject.startsWith('Refund'))
        .length
    })
    .toBe(1)
})

test('a month of Pro reported as fraud is refunded, and the plan ends', async () => {
  const ben = await shop.signUp('ben')
  await buyItems(shop, ben, ['pro-month'])
  const { data } = await stripe.paymentIntents.list({ limit: 1 })
  const payment = data[0]?.id ?? ''

  await warn(payment)

  await waitForRefunds(payment, [1500])
  await expect.poll(() => canRead(2, ben)).toBe(false)
})

test('a payment that is reported as fraud while it is disputed is not refunded', async () => {
  const chie = await shop.signUp('chie')
  const { payment } = await buyItems(shop, chie, ['guide:3'])
  await createDispute(shop, payment)
  const warning = await warn(payment)
  await refundFraudulentPayment(shop.deps, { warningId: warning })
  expect(await refundsOf(payment)).toEqual([])
})

test('a dispute below the configured amount is conceded once, and a larger one stays open', async () => {
  const dan = await shop.signUp('dan')
  const small = await buyItems(shop, dan, ['guide:1'])
  const large = await buyItems(shop, dan, ['guide:3'])
  const disputes = [await createDispute(shop, small.payment), await createDispute(shop, large.payment)]
  const statuses = () => Promise.all(disputes.map(async (id) => (await stripe.disputes.retrieve(id)).status))

  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return statuses()
    })
    .toEqual(['lost', 'needs_response'])
  await Promise.all([1, 2].map(() => syncDispute(shop.deps, { disputeId: String(disputes[0]) })))
  expect(await statuses()).toEqual(['lost', 'needs_response'])
  await expect.poll(() => canRead(1, dan)).toBe(false)
})

test('a small dispute with evidence is not conceded (B8.66)', async () => {
  const fumi = await shop.signUp('fumi')
  await controlStripe(shop, 'webhook', { paused: true })
  const id = await createDispute(shop, (await buyItems(shop, fumi, ['guide:1'])).payment)
  await stripe.disputes.update(id, { evidence: { product_description: 'A guide' }, submit: false })
  await syncDispute(shop.deps, { disputeId: id })
  await stripe.disputes.update(id, { evidence: { product_description: 'A guide' }, submit: true })
  await syncDispute(shop.deps, { disputeId: id })
  expect((await stripe.disputes.retrieve(id)).status).toBe('under_review')
  await controlStripe(shop, 'webhook', { paused: false })
})

test('conceding a small dispute is retried after a lost response from Stripe', async () => {
  const emi = await shop.signUp('emi')
  const { payment } = await buyItems(shop, emi, ['guide:1'])
  await controlStripe(shop, 'webhook', { paused: true })
  const id = await createDispute(shop, payment)
  await controlStripe(shop, 'faults', {
    method: 'POST',
    path: `/v1/disputes/${id}/close`,
    status: 0,
    afterWork: true,
    times: 3,
  })
  await expect(syncDispute(shop.deps, { disputeId: id })).rejects.toThrow(/./)
  await syncDispute(shop.deps, { disputeId: id })
  expect((await stripe.disputes.retrieve(id)).status).toBe('lost')

  const other = await createDispute(shop, (await buyItems(shop, emi, ['guide:2'])).payment)
  await controlStripe(shop, 'faults', {
    method: 'POST',
    path: `/v1/disputes/${other}/close`,
    status: 0,
    times: 3,
  })
  await expect(syncDispute(shop.deps, { disputeId: other })).rejects.toThrow(/./)
  await syncDisputes(shop.deps)
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await stripe.disputes.retrieve(other)).status
    })
    .toBe('lost')
  await controlStripe(shop, 'webhook', { paused: false })
})
