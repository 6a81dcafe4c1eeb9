import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openContext } from '../../src/server/testing/browser/contexts.ts'
import { startCheckoutShop } from './testing/checkout-shop.ts'
import { type StripeSandbox, startStripeSandbox } from './server.ts'

let sandbox: StripeSandbox

let stripe: Stripe

let shop: Server

let shopUrl: string

let page: Page

let complaints: string[]

beforeAll(async () => {
  sandbox = await startStripeSandbox()
  const { hostname, port } = new URL(sandbox.url)
  stripe = new Stripe('sk_test_browser', { host: hostname, port, protocol: 'http', telemetry: false })
  shop = await startCheckoutShop(sandbox.url)
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`
})

afterAll(async () => {
  shop.close()
  await sandbox.close()
})

beforeEach(async () => {
  complaints = []
  page = await openPage()
})

afterEach(() => {
  expect(complaints).toEqual([])
})

async function openPage(): Promise<Page> {
  const opened = await (await openContext()).newPage()
  opened.on('pageerror', (error) => complaints.push(error.message))
  opened.on('console', (message) => {
    if (message.type() === 'warning' || /Content Security Policy|Warning/.test(message.text())) {
      complaints.push(message.text())
    }
  })
  return opened
}

async function openCheckout(more = ''): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.create({ amount: 200, currency: 'usd' })
  await page.goto(`${shopUrl}/checkout?secret=${String(intent.client_secret)}${more}`)
  return intent
}

const cardForm = (): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]')

const bank = (): FrameLocator => page.frameLocator('dialog iframe')

const shownResult = () => page.getByRole('status').textContent()

async function typeCard(number: string): Promise<void> {
  await cardForm().getByLabel('Card number').fill(number)
  await cardForm().getByLabel('Expiration date').fill('1234')
  await cardForm().getByLabel('Security code').fill('123')
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click()

function plainShop(key: string): void {
  const stripe = window.Stripe?.(key)
  const elements = stripe?.elements({ mode: 'payment', amount: 200, currency: 'usd' })
  elements?.create('payment').mount(document.body)
  Object.assign(window, { stripe, elements })
}

const heightOf = (element: HTMLElement) => element.offsetHeight

const frameHeight = async () => (await page.locator('iframe').boundingBox())?.height ?? 0

test('a buyer can replace a mistyped card and a declined card on the same page', async () => {
  const intent = await openCheckout()
  const latestCharge = async () => (await stripe.paymentIntents.retrieve(intent.id)).latest_charge
  await cardForm().getByLabel('Card number').waitFor()
  // React's StrictMode mounts the element twice.
  await expect.poll(() => page.locator('iframe').count()).toBe(1)

  await typeCard('4242424242424241')
  await pay()
  await expect.poll(shownResult).toBe('incorrect_number: Your card number is invalid.')
  await cardForm().getByRole('alert').getByText('Your card number is invalid.').waitFor()
  expect(await latestCharge()).toBeNull()

  await typeCard('4000000000009995')
  await pay()
  await expect.poll(shownResult).toBe('card_declined: Your card has insufficient funds.')

  await typeCard('4242424242424242')
  await pay()
  await expect.poll(shownResult).toBe('succeeded')
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
})

test('a payment succeeds after a completed 3-D Secure challenge', async () => {
  await openCheckout()
  await typeCard('4000002760003184')
  await pay()

  await bank().getByRole('button', { name: 'Complete authentication' }).click()

  await expect.poll(shownResult).toBe('succeeded')
})

test('the Japanese card form shows a decline in Japanese', async () => {
  await openCheckout('&locale=ja')
  const form = page.frameLocator('iframe[title="安全な支払い入力フレーム"]')

  await form.getByLabel('カード番号').fill('4000000000009995')
  await form.getByLabel('有効期限').fill('1234')
  await form.getByLabel('セキュリティコード').fill('123')
  await pay()

  await expect.poll(shownResult).toBe('card_declined: カードの残高が不足しています。')
})

test('a checkout page without React can create the payment on click, after a change of language', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 200, currency: 'usd' })
  await page.goto(`${shopUrl}/plain`)
  await page.evaluate(plainShop, 'pk_test_plain')
  await typeCard('4242424242424242')
  await page.evaluate("elements.update({ locale: 'ja', appearance: { theme: 'night' } })")
  await page.frameLocator('iframe').getByLabel('カード番号').waitFor()

  const submitted = await page.evaluate('elements.submit()')
  const result = await page.evaluate<{ paymentIntent: Stripe.PaymentIntent }>(
    `stripe.confirmPayment({ elements, clientSecret: '${String(intent.client_secret)}', redirect: 'if_required' })`,
  )

  expect(submitted).toEqual({ selectedPaymentMethod: 'card' })
  expect(result.paymentIntent).toMatchObject({ id: intent.id, status: 'succeeded' })
})

test('a buyer can try again after a failed 3-D Secure challenge', async () => {
  await openCheckout()
  await typeCard('4000002760003184')
  await pay()
  await bank().getByRole('button', { name: 'Fail authentication' }).click()
  await expect
    .poll(shownResult)
    .toBe(
      'payment_intent_authentication_failure: We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )

  await pay()
  await bank().getByRole('button', { name: 'Complete authentication' }).click()

  await expect.poll(shownResult).toBe('succeeded')
})

test('closing the 3-D Secure dialog does not pay', async () => {
  const intent = await openCheckout()
  await typeCard('4000002760003184')
  await pay()

  await page.getByRole('button', { name: 'Close' }).click()

  await expect.poll(shownResult).toContain('payment_intent_authentication_failure')
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method')
})

test('a payment that always redirects opens the return URL with its id', async () => {
  const intent = await openCheckout('&redirect=always')

  await typeCard('4242424242424242')
  await pay()
  await page.waitForURL('**/paid?**')

  const arrived = Object.fromEntries(new URL(page.url()).searchParams)
  expect(arrived).toEqual({
    guide: '7',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
})

test('submitting an empty card form shows an error at all three fields', async () => {
  await openCheckout()

  await pay()

  await expect.poll(shownResult).toBe('incomplete_number: Your card number is incomplete.')
  await expect
    .poll(() => cardForm().getByRole('alert').allTextContents())
    .toEqual([
      'Your card number is incomplete.',
      "Your card's expiration date is incomplete.",
      "Your card's security code is incomplete.",
    ])
})

test('the card form groups digits as on the card, and keeps the caret after a correction', async () => {
  await openCheckout()
  const number = cardForm().getByLabel('Card number')

  await number.pressSequentially('424242424242424')
  await number.press('Home')
  await number.press('ArrowRight')
  await number.pressSequentially('9')
  await number.press('Backspace')
  await number.press('End')
  await number.pressSequentially('2')
  await cardForm().getByLabel('Expiration date').pressSequentially('534')

  await expect.poll(() => number.inputValue()).toBe('4242 4242 4242 4242')
  await expect.poll(() => cardForm().getByLabel('Expiration date').inputValue()).toBe('05 / 34')
})

test('digits typed before the card form’s script has loaded are grouped afterwards', async () => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/card-frame.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  const opened = openCheckout()
  await cardForm().getByLabel('Card number').pressSequentially('4242424242424242')
  typed.resolve()
  await opened

  await expect.poll(() => cardForm().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
})

test('pressing Enter in a card field pays', async () => {
  await openCheckout()
  await typeCard('4242424242424242')

  // As in any form, Enter does nothing while the submit button is disabled.
  await expect.poll(() => page.getByRole('button', { name: 'Pay' }).isEnabled()).toBe(true)
  await cardForm().getByLabel('Security code').press('Enter')

  await expect.poll(shownResult).toBe('succeeded')
})

test('the card form adapts to a dark page and grows with its messages', async () => {
  await openCheckout('&theme=night')
  await cardForm().getByLabel('Card number').waitFor()
  const body = cardForm().locator('body')
  await expect.poll(async () => (await frameHeight()) - (await body.evaluate(heightOf))).toBe(0)
  const before = await frameHeight()

  await pay()

  await expect.poll(frameHeight).toBeGreaterThan(before)
  const html = cardForm().locator('html')
  await expect.poll(() => html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
})

test('the card form reports an error for a payment that is already paid', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    payment_method: 'pm_card_visa',
  })

  await page.goto(`${shopUrl}/checkout?secret=${String(intent.client_secret)}`)

  await expect.poll(shownResult).toBe('loaderror: payment_intent_unexpected_state')
})

test('the bank’s page of a server-side payment returns to the return URL', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
    return_url: `${shopUrl}/paid?guide=7`,
  })

  await page.goto(intent.next_action?.redirect_to_url?.url ?? '')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.waitForURL('**/paid?**')

  expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded')
})
