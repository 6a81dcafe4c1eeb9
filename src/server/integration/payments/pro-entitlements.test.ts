import { beforeEach, expect, test } from 'vitest'
import type { Plan } from '../../../shared/access/access-schemas.ts'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import { addMonths, proGiftMonths } from '../../../shared/payments/pro-gift.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { callQuery, readCallData, callMutation } from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  advanceClocks,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'

const hour = 60 * 60
const day = 24 * hour

let reader: Person
const shop = await openTestShop()
await shop.stock({ id: 1 })
const stripe = shop.deps.stripe
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  reader = await shop.signUp('ben')
})

const planOf = async () => readCallData<Plan>(await callQuery(shop, reader, 'access.plan'))
const statesOf = async (payment: string) =>
  (await stripe.refunds.list({ payment_intent: payment })).data.map(({ status }) => status).toReversed()
const subjects = async () =>
  (await fetchMailsTo(shop, reader.email)).map(({ subject }) => subject.split(':')[0])
const isAbout = (said: string | null | undefined, expected: Date) =>
  Math.abs(Date.parse(said ?? '') - expected.getTime()) < 5 * 60_000

/** Pays a month and refunds it, which ends the plan. `failRefund` makes that refund fail at the bank. */
async function payAndRefundMonth(): Promise<{
  payment: string
  failRefund: () => Promise<void>
  paidUntil: Date
}> {
  const payment = await subscribeByCard(shop, reader)
  await expectProAccess(shop, reader)
  const paidUntil = new Date((await planOf()).periodEnd ?? '')
  const { id } = await stripe.refunds.create({ payment_intent: payment })
  await expectProAccess(shop, reader, false)
  await expect.poll(async () => (await fetchSubscriptions(shop, reader))[0]?.status).toBe('canceled')
  return { payment, paidUntil, failRefund: () => controlStripe(shop, `refunds/${id}/fail`, {}) }
}

async function claimMonths(): Promise<void> {
  const giver = await shop.signUp('aiko')
  const id = crypto.randomUUID()
  const telling = { recipient: null, language: 'en', day: toLocalDay('en', shop.deps.clock()), message: '' }
  await callMutation(shop, giver, 'gifts.order', { id, guideId: null, ...telling })
  const started = await callMutation(shop, giver, 'gifts.pay', { id, language: 'en' })
  const payment = parsePaymentId(readCallData<{ clientSecret: string }>(started))
  await payWithCard(stripe, payment)
  await callMutation(shop, giver, 'gifts.recordPaid', { id, stripePaymentId: payment })
  const { url } = readCallData<{ url: string }>(
    await callMutation(shop, giver, 'gifts.showLink', { id, language: 'en' }),
  )
  expect((await callMutation(shop, reader, 'gifts.claim', { key: url.split('#')[1] })).status).toBe(200)
}

test('a month whose refund failed is refunded again while a newer plan runs', async () => {
  const { payment, failRefund } = await payAndRefundMonth()
  await subscribeByCard(shop, reader)
  await expectProAccess(shop, reader)

  await failRefund()

  await expect.poll(subjects).toEqual(['Your receipt', 'Refund', 'Your receipt', 'Your refund is delayed'])
  await advanceClocks(shop, hour)
  await recoverMissedPayments(shop.deps)
  await expect.poll(() => statesOf(payment)).toEqual(['failed', 'succeeded'])
  await runJobsNow(shop)
  expect(await planOf()).toMatchObject({ subscribed: true, renews: true, held: 'live' })
  expect(await subjects()).toHaveLength(4)
})

test('a month whose refund failed grants Pro again once a newer plan has ended', async () => {
  const { payment, failRefund } = await payAndRefundMonth()
  const second = await subscribeByCard(shop, reader)
  await expectProAccess(shop, reader)
  await failRefund()
  await expect.poll(subjects).toContain('Your refund is delayed')

  await stripe.refunds.create({ payment_intent: second })

  await expect.poll(async () => (await planOf()).renews).toBe(false)
  await expectProAccess(shop, reader)
  await advanceClocks(shop, hour)
  await recoverMissedPayments(shop.deps)
  await runJobsNow(shop)
  expect(await statesOf(payment)).toEqual(['failed'])
  const textOfRefund = async () =>
    (await fetchMailsTo(shop, reader.email)).findLast(({ subject }) => subject.startsWith('Refund'))?.text
  await expect.poll(textOfRefund).toContain('You still have Pro')
})

test('a failed refund of a month restores Pro and cancels the open form for a new plan', async () => {
  const { failRefund } = await payAndRefundMonth()
  const started = await shop.post('/api/create-subscription', { language: 'en' }, reader)
  const form = parsePaymentId(started.json())

  await failRefund()

  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await stripe.paymentIntents.retrieve(form)).status
    })
    .toBe('canceled')
  await expectProAccess(shop, reader)
})

test('given months move behind a paid month whose refund failed, without losing a day', async () => {
  const { failRefund, paidUntil } = await payAndRefundMonth()
  await claimMonths()
  const given = addMonths(shop.deps.clock(), proGiftMonths).getTime() - shop.deps.clock().getTime()
  await advanceClocks(shop, day)

  await failRefund()

  const until = new Date(paidUntil.getTime() + given - day * 1000)
  await expect.poll(async () => isAbout((await planOf()).givenUntil, until)).toBe(true)
  await advanceClocks(shop, (paidUntil.getTime() - shop.deps.clock().getTime()) / 1000 + hour)
  await recoverMissedPayments(shop.deps)
  await expect.poll(async () => (await planOf()).periodEnd).not.toBe(undefined)
  await runJobsNow(shop)
  expect(await planOf()).toMatchObject({ subscribed: true, renews: false, held: null })
  expect(isAbout((await planOf()).givenUntil, until)).toBe(true)
})
