import { expect, test } from 'vitest'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  fetchInvoiceStatuses,
  decideDispute,
  createDispute,
  advanceClocks,
  canReadWithPro,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'

const hour = 60 * 60
const month = 31 * 24 * hour

const shop = await openTestShop({ stripeWorksAfterMs: 60_000 })
await shop.stock({ id: 1 }, { id: 2 })

const statesAtStripe = async (person: Person) =>
  (await fetchSubscriptions(shop, person)).map(({ status }) => status)
const textsTo = async ({ email }: Person) => (await fetchMailsTo(shop, email)).map(({ text }) => text)
const receiptsOf = async (person: Person) => {
  const answer = await shop.visit('/trpc/payments.receipts', person)
  return answer.json<{
    result: { data: { json: { receipts: { refundedAmount: number; bankReturnedAmount: number }[] } } }
  }>().result.data.json.receipts
}

/** Creates a subscriber with two paid months; returns the first payment. */
async function subscriberOfTwoMonths(name: string) {
  const person = await shop.signUp(name)
  const payment = await subscribeByCard(shop, person)
  await expectProAccess(shop, person)
  await advanceClocks(shop, month + 2 * hour)
  await expect.poll(async () => (await receiptsOf(person)).length).toBe(2)
  return { person, payment }
}

test('a dispute of an earlier month suspends Pro, and losing it cancels the plan', async () => {
  const { person, payment } = await subscriberOfTwoMonths('aiko')

  const opened = await createDispute(shop, payment)
  await expectProAccess(shop, person, false)
  expect(await statesAtStripe(person)).toEqual(['active'])
  await decideDispute(shop, opened, 'lost')

  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  expect(await canReadWithPro(shop, person)).toBe(false)
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid', 'paid'])
  // The shop refunds the current month; the bank has returned the disputed one.
  await expect
    .poll(async () =>
      (await receiptsOf(person)).map((each) => [each.refundedAmount, each.bankReturnedAmount]),
    )
    .toEqual([
      [1500, 0],
      [0, 1500],
    ])
  await expect
    .poll(() => textsTo(person))
    .toContainEqual(expect.stringContaining('Your Pro plan has ended, and you won’t be charged again.'))
})

test('winning a dispute of an earlier month restores Pro', async () => {
  const { person, payment } = await subscriberOfTwoMonths('ben')
  const opened = await createDispute(shop, payment)
  await expectProAccess(shop, person, false)

  await decideDispute(shop, opened, 'won')

  await expectProAccess(shop, person)
  expect(await statesAtStripe(person)).toEqual(['active'])
})

const buyGuide = async (person: Person) => (await buyItems(shop, person, ['guide:2'])).payment

const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/2', person)).json<{ canView: boolean }>().canView

test('a lost dispute of part of a payment keeps the guide and returns only that part', async () => {
  const person = await shop.signUp('chie')
  const payment = await buyGuide(person)

  const opened = await createDispute(shop, payment, 80)
  await expect.poll(() => reads(person)).toBe(false)
  await decideDispute(shop, opened, 'lost')

  await expect.poll(() => reads(person)).toBe(true)
  expect(await receiptsOf(person)).toMatchObject([{ refundedAmount: 0, bankReturnedAmount: 80 }])
  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('part of this payment')
  expect((await textsTo(person)).at(-1)).toContain('Returned by your bank: $0.80')
})

test('after a lost dispute the email says that the bank returned the money, not the shop', async () => {
  const person = await shop.signUp('dai')
  const payment = await buyGuide(person)

  await decideDispute(shop, await createDispute(shop, payment), 'lost')

  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('the money came from your bank')
  expect((await textsTo(person)).join('\n')).not.toContain('We’ve refunded this payment')
  expect(await reads(person)).toBe(false)
})

test('the email about a lost dispute corrects a partial refund that failed during it', async () => {
  const person = await shop.signUp('emi')
  const payment = await buyGuide(person)
  const refund = await shop.deps.stripe.refunds.create({ payment_intent: payment, amount: 50 })
  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('Amount refunded: $0.50')
  const opened = await createDispute(shop, payment)
  await expect.poll(() => reads(person)).toBe(false)
  await controlStripe(shop, `refunds/${refund.id}/fail`, {})

  await decideDispute(shop, opened, 'lost')

  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('Returned by your bank: $2')
  expect((await textsTo(person)).at(-1)).toContain('Refund that didn’t arrive: $0.50')
})

test('a partial refund that fails after a lost dispute is corrected by email', async () => {
  const person = await shop.signUp('fumi')
  const payment = await buyGuide(person)
  const refund = await shop.deps.stripe.refunds.create({ payment_intent: payment, amount: 50 })
  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('Amount refunded: $0.50')
  await decideDispute(shop, await createDispute(shop, payment), 'lost')
  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('Returned by your bank: $1.50')

  await controlStripe(shop, `refunds/${refund.id}/fail`, {})

  await expect.poll(async () => (await textsTo(person)).at(-1)).toContain('Returned by your bank: $2')
  expect((await textsTo(person)).at(-1)).toContain('Refund that didn’t arrive: $0.50')
})
