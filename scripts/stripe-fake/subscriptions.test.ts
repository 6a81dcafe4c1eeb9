import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchStripeError, startTestShop, type TestShop } from './testing/test-shop.ts'

const month = 31 * 24 * 60 * 60

let shop: TestShop
let stripe: Stripe
beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
  await stripe.products.create({ id: 'pro', name: 'Pro' })
})
afterAll(() => shop.close())

const recurringPrice = (currency: 'usd' | 'jpy') => ({
  currency,
  unit_amount: 1500,
  product: 'pro',
  recurring: { interval: 'month' as const },
})

const newCustomer = async () => (await stripe.customers.create({})).id

const begin = (customer: string, currency: 'usd' | 'jpy') =>
  stripe.subscriptions.create({
    customer,
    items: [{ price_data: recurringPrice(currency) }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.payments'],
  })

async function subscribe(customer: string, currency: 'usd' | 'jpy'): Promise<Stripe.Subscription> {
  const subscription = await begin(customer, currency)
  const invoice = subscription.latest_invoice as Stripe.Invoice
  const payment = invoice.payments?.data[0]?.payment.payment_intent as string
  await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  return stripe.subscriptions.retrieve(subscription.id)
}

const openPage = (customer: string, currency: 'usd' | 'jpy') =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price_data: recurringPrice(currency), quantity: 1 }],
    success_url: 'https://shop.example/paid',
  })

const statesOfInvoices = async (customer: string) =>
  (await stripe.invoices.list({ customer })).data.map(({ status }) => status)

const pass = (advanceSeconds: number) => shop.control('POST', 'clock', { advanceSeconds })

test('a customer with a live subscription can’t subscribe in another currency', async () => {
  const customer = await newCustomer()
  await subscribe(customer, 'usd')

  const [form, page] = [
    await catchStripeError(begin(customer, 'jpy')),
    await catchStripeError(openPage(customer, 'jpy')),
  ]

  expect([form.statusCode, page.statusCode]).toEqual([400, 400])
  expect(form.message).toContain('You cannot combine currencies on a single customer')
  expect(page.message).toContain('You cannot combine currencies on a single customer')
})

test('a customer with an unpaid subscription can’t change the currency until it ends', async () => {
  const customer = await newCustomer()
  const unpaid = await begin(customer, 'usd')
  expect((await catchStripeError(begin(customer, 'jpy'))).statusCode).toBe(400)

  await stripe.subscriptions.cancel(unpaid.id)

  expect((await begin(customer, 'jpy')).currency).toBe('jpy')
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ currency: 'jpy' })
})

test('a customer with an open checkout page can still change the currency', async () => {
  const customer = await newCustomer()
  await openPage(customer, 'usd')
  expect((await openPage(customer, 'jpy')).currency).toBe('jpy')
})

test.each([
  ['void', 'void'],
  ['keep_as_draft', 'draft'],
  ['mark_uncollectible', 'uncollectible'],
] as const)('a month passes without a charge while collection is paused (%s)', async (behavior, status) => {
  const customer = await newCustomer()
  const { id } = await subscribe(customer, 'usd')
  await stripe.subscriptions.update(id, { pause_collection: { behavior } })

  await pass(month + 7200)

  expect(await statesOfInvoices(customer)).toEqual([status, 'paid'])
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    pause_collection: { behavior, resumes_at: null },
  })
})

test('the next month is charged after collection is resumed', async () => {
  const customer = await newCustomer()
  const { id } = await subscribe(customer, 'usd')
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  await pass(month + 7200)

  await stripe.subscriptions.update(id, { pause_collection: '' })
  await pass(month + 7200)

  expect(await statesOfInvoices(customer)).toEqual(['paid', 'void', 'paid'])
})

test('an invoice from before the pause is charged unless it is voided', async () => {
  const customers = [await newCustomer(), await newCustomer()] as const
  const begun = [await subscribe(customers[0], 'usd'), await subscribe(customers[1], 'usd')]
  const [item] = begun[1]?.items.data ?? []
  // Advances the clock into the hour in which the new month's invoice is a draft.
  await pass((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0) + 60)
  for (const { id } of begun)
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  const [draft] = (await stripe.invoices.list({ customer: customers[1], status: 'draft' })).data
  await stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false })
  await stripe.invoices.voidInvoice(draft?.id ?? '')

  await pass(7200)

  expect(await statesOfInvoices(customers[0])).toEqual(['paid', 'paid'])
  expect(await statesOfInvoices(customers[1])).toEqual(['void', 'paid'])
})
