import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openContext } from '../../../src/server/testing/browser/contexts.ts'
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

test('a buyer mistypes the card, is declined, and pays with another card on the same page', async () => {
  const intent = await openCheckout()
  const latestCharge = async () => (await stripe.paymentIntents.retrieve(intent.id)).latest_charge
  await cardForm().getByLabel('Card number').waitFor()
  // React mounts it twice.
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

test('a buyer passes 3-D Secure', async () => {
  await openCheckout()
  await typeCard('4000002760003184')
  await pay()

  await bank().getByRole('button', { name: 'Complete authentication' }).click()

  await expect.poll(shownResult).toBe('succeeded')
})

test('a Japanese buyer fills in a Japanese form and is declined in Japanese', async () => {
  await openCheckout('&locale=ja')
  const form = page.frameLocator('iframe[title="安全な支払い入力フレーム"]')

  await form.getByLabel('カード番号').fill('4000000000009995')
  await form.getByLabel('有効期限').fill('1234')
  await form.getByLabel('セキュリティコード').fill('123')
  await pay()

  await expect.poll(shownResult).toBe('card_declined: カードの残高が不足しています。')
})

test('a shop without React makes the payment only when the buyer clicks, and changes language meanwhile', async () => {
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

function plainShop(key: string): void {
  const stripe = window.Stripe?.(key)
  const elements = stripe?.elements({ mode: 'payment', amount: 200, currency: 'usd' })
  elements?.create('payment').mount(document.body)
  Object.assign(window, { stripe, elements })
}
