import { afterEach, expect, test } from 'vitest'
import { settlePro } from '../../payments/settle/settle-pro.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  fetchInvoiceStatuses,
  fetchCustomerId,
  advanceClocks,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'

const hour = 60 * 60
const month = 31 * 24 * hour

const shop = await openTestShop({ stripeWorksAfterMs: 60_000 })
await shop.stock({ id: 1 })
afterEach(async () => {
  await controlStripe(shop, 'webhook', { paused: false })
  expect(shop.unexpectedErrors()).toEqual([])
})

/** Creates a subscriber whose card is declined for the second month. */
async function pastDueSubscriber(name: string) {
  const person = await shop.signUp(name)
  await subscribeByCard(shop, person)
  await expectProAccess(shop, person)
  const { url } = (await shop.post('/api/users/billing-portal', {}, person)).json<{ url: string }>()
  await fetch(url, { method: 'POST', body: new URLSearchParams({ number: '4000000000000341' }) })
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['open', 'paid'])
  const [subscription] = await fetchSubscriptions(shop, person)
  return { person, subscriptionId: subscription?.id ?? '' }
}

async function latestInvoiceOf(person: Person) {
  const { data } = await shop.deps.stripe.invoices.list({ customer: await fetchCustomerId(shop, person) })
  if (data[0] === undefined) throw new Error('There is no invoice')
  return data[0]
}

/** Pays on Stripe's invoice page, to which old emails link. */
const payOnItsPage = ({ hosted_invoice_url: url }: { hosted_invoice_url?: string | null }) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }) })

const settle = async ({ uid }: Person) => {
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    'select id from users where firebase_uid = $1',
    [uid],
  )
  return settlePro(shop.deps, rows[0]?.id ?? 0)
}

test('the unpaid invoice of an ended plan is voided and can no longer be paid', async () => {
  const { person, subscriptionId } = await pastDueSubscriber('aiko')

  await shop.deps.stripe.subscriptions.cancel(subscriptionId)

  await expect.poll(() => fetchInvoiceStatuses(shop, person)).toEqual(['void', 'paid'])
  expect((await payOnItsPage(await latestInvoiceOf(person))).status).toBe(400)
})

test('a payment for an ended plan is refunded, and the buyer is notified', async () => {
  const { person, subscriptionId } = await pastDueSubscriber('ben')
  await controlStripe(shop, 'webhook', { paused: true })
  await shop.deps.stripe.subscriptions.cancel(subscriptionId)
  await advanceClocks(shop, 1)
  const invoice = await latestInvoiceOf(person)
  expect((await payOnItsPage(invoice)).status).toBe(200)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid', 'paid'])
  await controlStripe(shop, 'webhook', { paused: false })

  await settle(person)
  await settle(person)

  const refunds = async () => (await shop.deps.stripe.refunds.list()).data.map(({ amount }) => amount)
  await expect.poll(refunds).toEqual([1500])
  await expectProAccess(shop, person, false)
  const late = async () =>
    (await fetchMailsTo(shop, person.email)).filter(({ text }) => text.includes('had already ended'))
  await expect.poll(late).toHaveLength(1)
  const [mail] = await late()
  expect(mail?.text).toContain('Amount to be refunded: $15')
  const { rows } = await shop.deps.pool.query('select 1 from receipts where reference = $1', [invoice.id])
  expect(rows).toEqual([])
})
