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

const item = (currency: 'usd' | 'jpy') => ({
  price_data: { currency, unit_amount: 1500, product: 'pro', recurring: { interval: 'month' as const } },
})

const fourOff = (given: Record<string, unknown> = {}) =>
  stripe.coupons.create({ amount_off: 400, currency: 'usd', duration: 'once', max_redemptions: 1, ...given })

const newCustomer = async () => (await stripe.customers.create({})).id

const begin = async (coupon: string, currency: 'usd' | 'jpy' = 'usd') =>
  stripe.subscriptions.create({
    customer: await newCustomer(),
    items: [item(currency)],
    payment_behavior: 'default_incomplete',
    discounts: [{ coupon }],
    expand: ['latest_invoice.payments'],
  })

const openPage = async (coupon: string) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await newCustomer(),
    line_items: [{ ...item('usd'), quantity: 1 }],
    discounts: [{ coupon }],
    success_url: 'https://shop.example/paid',
  })

const payPage = (url: string | null) =>
  fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      email: 'a@example.com',
      number: '4242424242424242',
      expiry: '12 / 40',
      cvc: '123',
    }),
    redirect: 'manual',
  })

const firstInvoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice

test.each(['usd', 'jpy'] as const)(
  'a coupon discounts the first month by its exact amount, and no other month (%s)',
  async (currency) => {
    const begun = await begin((await fourOff({ currency })).id, currency)
    const invoice = firstInvoiceOf(begun)
    expect(invoice).toMatchObject({
      subtotal: 1500,
      total: 1100,
      amount_due: 1100,
      total_discount_amounts: [{ amount: 400 }],
    })
    expect(begun.items.data[0]?.price.unit_amount).toBe(1500)
    const payment = invoice.payments?.data[0]?.payment.payment_intent as string
    const paid = await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
    expect([paid.amount_received, paid.currency]).toEqual([1100, currency])

    await shop.control('POST', 'clock', { advanceSeconds: month + 7200 })

    const { data } = await stripe.invoices.list({ customer: begun.customer as string })
    expect(data.map(({ amount_paid: amount }) => amount)).toEqual([1500, 1100])
  },
)

test('the hosted page shows the discount, and the plan is charged accordingly', async () => {
  const { id } = await fourOff()
  const page = await openPage(id)
  expect(page).toMatchObject({
    amount_subtotal: 1500,
    amount_total: 1100,
    total_details: { amount_discount: 400 },
    discounts: [{ coupon: id }],
  })
  expect((await stripe.coupons.retrieve(id)).times_redeemed).toBe(0)
  expect(await (await fetch(page.url ?? '')).text()).toContain('$11.00 for the first month, then $15.00')

  await payPage(page.url)

  const { subscription } = await stripe.checkout.sessions.retrieve(page.id, {
    expand: ['subscription.latest_invoice'],
  })
  expect(firstInvoiceOf(subscription as Stripe.Subscription).amount_paid).toBe(1100)
  expect(await stripe.coupons.retrieve(id)).toMatchObject({ times_redeemed: 1, valid: false })
})

test('a started plan redeems the coupon, paid or not, and the next use is rejected', async () => {
  const { id } = await fourOff()
  const page = await openPage(id)
  await begin(id)

  const again = await catchStripeError(begin(id))
  expect([again.statusCode, again.code]).toEqual([400, 'coupon_expired'])
  expect((await catchStripeError(openPage(id))).code).toBe('coupon_expired')
  expect(await (await payPage(page.url)).text()).toContain('is used up')
})

test('a deleted coupon is rejected, but its discount on existing subscriptions remains', async () => {
  const { id } = await fourOff()
  const begun = await begin(id)

  expect(await stripe.coupons.del(id)).toEqual(expect.objectContaining({ id, deleted: true }))

  expect((await catchStripeError(begin(id))).code).toBe('resource_missing')
  expect(firstInvoiceOf(begun).amount_due).toBe(1100)
})

test.each([
  ['no amount', { amount_off: undefined }, 'amount_off'],
  ['an amount of zero', { amount_off: 0 }, 'amount_off'],
  ['an amount of half a cent', { amount_off: 0.5 }, 'amount_off'],
  ['no currency', { currency: undefined }, 'currency'],
  ['an unknown currency', { currency: 'xxx' }, 'currency'],
  ['zero redemptions', { max_redemptions: 0 }, 'max_redemptions'],
  ['a past expiration time', { redeem_by: 1 }, 'redeem_by'],
  ['a too long name', { name: 'x'.repeat(41) }, 'name'],
  ['an unknown parameter', { color: 'red' }, 'color'],
])('a coupon with %s is rejected', async (_what, given, param) => {
  const failure = await catchStripeError(fourOff(given))
  expect([failure.statusCode, failure.param]).toEqual([400, param])
})

test('a used id, an unknown coupon and a coupon in another currency are rejected', async () => {
  await fourOff({ id: 'guides-1' })
  expect((await catchStripeError(fourOff({ id: 'guides-1' }))).code).toBe('resource_already_exists')

  expect((await catchStripeError(begin('none'))).code).toBe('resource_missing')
  expect((await catchStripeError(begin('guides-1', 'jpy'))).statusCode).toBe(400)
  expect((await stripe.coupons.retrieve('guides-1')).times_redeemed).toBe(0)
})

test('a coupon that leaves less than the minimum charge is rejected', async () => {
  const { id } = await fourOff({ amount_off: 1451 })
  expect((await catchStripeError(begin(id))).message).toContain('charges a card')
  expect((await catchStripeError(openPage(id))).message).toContain('charges a card')
  const least = await fourOff({ amount_off: 1450 })
  expect(firstInvoiceOf(await begin(least.id)).amount_due).toBe(50)
})
