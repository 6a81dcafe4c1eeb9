import type { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../payments/index.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { readCallData, submitOperation, callMutation } from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { decideDispute, createDispute } from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'
import { fetchUserId } from '../auth/testing/own-account.ts'

let giver: Person
let reader: Person
const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration' }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 })
const stripe = shop.deps.stripe
const operator = await signUpOperator(shop, 'owner')
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  giver = await shop.signUp('aiko')
  reader = await shop.signUp('ben')
})

const reads = async (person = reader, guideId = 1) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView
const waitForAccess = (expected: boolean) => expect.poll(() => reads()).toBe(expected)
const subjectsTo = async (person: Person) =>
  (await fetchMailsTo(shop, person.email)).map(({ subject }) => subject)

const buy = async (person = reader) => (await buyItems(shop, person, ['guide:1'])).payment

async function refund(payment: string): Promise<Stripe.Refund> {
  const made = await stripe.refunds.create({ payment_intent: payment })
  await settleStripeObject(shop.deps, payment)
  return made
}

/** Makes a refund fail at the bank. */
const failRefund = ({ id }: Stripe.Refund) =>
  controlSandbox({ url: shop.stripeUrl }, `refunds/${id}/fail`, {})

async function give(guideId: number | null): Promise<{ id: string; payment: string }> {
  const sku = guideId === null ? 'pro-gift:3' : (`guide:${guideId}` as const)
  const { payment, giftId: id = '' } = await buyItems(shop, giver, [sku], { isGift: true })
  const { url } = readCallData<{ url: string }>(
    await callMutation(shop, giver, 'gifts.showLink', { id, language: 'en' }),
  )
  const claimed = await callMutation(shop, reader, 'gifts.claim', { key: url.split('#')[1] })
  expect(claimed.status).toBe(200)
  return { id, payment }
}

/** Returns the payments to be refunded, each with its number of failed tries. */
async function listOwedRefunds(person: Person): Promise<[payment: string, failures: number][]> {
  await runJobsNow(shop)
  const { rows } = await shop.deps.pool.query<{ payment: string; failures: number }>(
    'select payment_id as payment, failures from refunds where user_id = $1',
    [await fetchUserId(shop, person)],
  )
  return rows.map(({ payment, failures }) => [payment, failures])
}

/** Waits for the failed refund and stores that all four tries have failed. */
async function markAsFailed(payment: string): Promise<void> {
  await expect.poll(() => listOwedRefunds(reader)).toEqual([[payment, 1]])
  await shop.deps.pool.query(`update refunds set state = 'given-up', failures = 4 where payment_id = $1`, [
    payment,
  ])
}

async function findDiscrepancies(person: Person): Promise<string[]> {
  const changes: string[] = []
  for await (const found of reconcile(shop.deps, { apply: false }))
    if ('email' in found && found.email === person.email) changes.push(...found.changes)
  return changes
}

const guide = async () => ({ userId: await fetchUserId(shop, reader), guideId: 1, reason: 'asked' })

/** Revokes the given or picked guide as an operator. */
async function revokeGuide(): Promise<void> {
  const asked = await guide()
  const { rows } = await shop.deps.pool.query<{ since: Date }>(
    'select purchase_date as since from purchases where user_id = $1 and revoked_at is null',
    [asked.userId],
  )
  const shown = { since: rows[0]?.since.toISOString() }
  expect((await submitOperation(shop, operator, 'admin.takeGuideBack', { ...asked, shown })).status).toBe(200)
}

describe('a gift whose refund failed can grant access again', () => {
  const ways: [string, () => Promise<() => Promise<unknown>>][] = [
    [
      'the recipient’s purchase is refunded',
      async () => {
        const payment = await buy()
        return () => refund(payment)
      },
    ],
    [
      'the recipient’s purchase is lost in a dispute',
      async () => {
        const payment = await buy()
        return async () => decideDispute(shop, await createDispute(shop, payment), 'lost')
      },
    ],
    [
      'the guide from an operator is revoked',
      async () => {
        expect((await submitOperation(shop, operator, 'admin.giveGuide', await guide())).status).toBe(200)
        return revokeGuide
      },
    ],
    [
      'the recipient’s free guide is revoked',
      async () => {
        expect((await shop.post('/api/users/free-selection', { guideId: 1 }, reader)).status).toBe(200)
        return revokeGuide
      },
    ],
  ]
  test.each(ways)('a gift whose refund failed grants access again when %s', async (_way, getOtherwise) => {
    const gift = await give(1)
    const refunded = await refund(gift.payment)
    await waitForAccess(false)
    const loseOther = await getOtherwise()
    await waitForAccess(true)
    await failRefund(refunded)
    await expect
      .poll(() => subjectsTo(giver))
      .toContain('We couldn’t refund your payment: Gift: Sell narration')

    await loseOther()

    await expect.poll(() => subjectsTo(reader)).toContain('Your gift is available again: Sell narration')
    expect(await reads()).toBe(true)
    expect(await findDiscrepancies(reader)).toEqual([])
  })

  test('a gift whose refund failed grants access while the recipient’s purchase is disputed', async () => {
    const gift = await give(1)
    const refunded = await refund(gift.payment)
    await waitForAccess(false)
    const payment = await buy()
    await failRefund(refunded)
    await expect
      .poll(() => subjectsTo(giver))
      .toContain('We couldn’t refund your payment: Gift: Sell narration')

    const disputed = await createDispute(shop, payment)
    await expect.poll(() => subjectsTo(reader)).toContain('Your gift is available again: Sell narration')
    expect(await reads()).toBe(true)
    await decideDispute(shop, disputed, 'won')

    await expect.poll(() => listOwedRefunds(reader)).toEqual([[payment, 0]])
    expect(await reads()).toBe(true)
  })
})

test('a payment that could not be refunded grants access once the second payment is refunded', async () => {
  const first = await buy()
  const refunded = await refund(first)
  await waitForAccess(false)
  const second = await buy()
  await failRefund(refunded)
  await markAsFailed(first)

  await refund(second)

  expect(await reads()).toBe(true)
  expect(await findDiscrepancies(reader)).toEqual([])
})

test('a payment that could not be refunded grants access once a gift of the guide is refunded', async () => {
  const payment = await buy()
  const refunded = await refund(payment)
  await waitForAccess(false)
  const gift = await give(1)
  await failRefund(refunded)
  await markAsFailed(payment)

  await refund(gift.payment)

  await expect.poll(() => subjectsTo(reader)).toContain('Your gift was canceled: Sell narration')
  expect(await reads()).toBe(true)
})
