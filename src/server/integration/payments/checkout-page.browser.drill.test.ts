import { expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openSignedInPage as openMemberOf } from '../../testing/browser/open-signed-in-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import type { Page } from 'playwright-core'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Sell narration for audiobooks', titleJa: '朗読の仕事を始める' },
  { id: 2 },
)

const openMember = (width?: number) => openMemberOf(shop, width)

const payButton = (page: Page) => page.locator('main form button[type=submit]')

const top = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

const cardFields = (page: Page) => page.frameLocator('main form iframe')

test('a buyer who left Stripe’s page without paying can resume the payment from the guide’s page', async () => {
  const { page, complaints } = await openMember()
  for (const [path, buy, complete, again] of [
    ['/guide/1', 'Subscribe and unlock your future for $15', 'Complete Payment - $15', 'Check again'],
    ['/ja/guide/2', '¥200', 'お支払いを完了する（¥200）', 'お支払いを確認する'],
  ] as const) {
    await visitHydrated(page, `${shop.url}${path}`)
    await page.locator('main').getByRole('link', { name: buy }).first().click()
    await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
    const checkout = page.url()

    await visitHydrated(page, `${shop.url}${path}`)
    await page.getByRole('button', { name: again }).waitFor()
    await page.getByRole('button', { name: complete, exact: true }).click()
    await page.waitForURL(checkout)
  }
  expect(complaints).toEqual([])
})

test('a click on Buy works even if the page hydrates between mouse down and mouse up', async () => {
  const { page, complaints } = await openMember()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/guide/1', { waitUntil: 'commit' })
  const buy = page.locator('main a[href="/checkout/1"]').first()
  await buy.hover()
  await page.mouse.down()
  release()
  await waitForHydration(page)
  await page.getByText('Or pay by card here in the shop').first().waitFor()
  await page.mouse.up()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  expect(complaints).toEqual([])
})

test('a wide screen shows the order terms once, beside the card form', async () => {
  const { page } = await openMember()
  await visitHydrated(page, '/checkout/1')
  await expect.poll(() => payButton(page).isEnabled()).toBe(true)

  await expect.poll(() => page.locator('main dl:visible').count()).toBe(1)
  await expect.poll(() => top(page, 'main dl:visible')).toBeLessThan(844)
})

test('a payment that can’t be prepared shows one error, announced as an alert', async () => {
  const { page } = await openMember()
  await page.route('**/api/users/create-payment-intent', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/checkout/1')

  await page.locator('main [role=alert]').getByText('Could not create payment intent').waitFor()
  await expect.poll(() => page.getByText('Could not create payment intent').count()).toBe(1)
})

test('the checkout page changes the language without asking while the card form is empty', async () => {
  const { page } = await openMember()
  await visitHydrated(page, '/ja/checkout/1')
  await expect.poll(() => payButton(page).isEnabled()).toBe(true)

  await page.locator('header').getByRole('link', { name: 'EN' }).first().click()
  await page.waitForURL((address) => address.pathname === '/checkout/1')
  await payButton(page).filter({ hasText: '$2' }).waitFor()
})

test.each([
  ['/ja/checkout/1', 'ご購入手続き', 'Purchase Sell narration for audiobooks', /^朗読の仕事を始めるのご購入/],
  ['/ja/checkout/subscription', 'Proプランのお申し込み', 'Subscribe to Pro Plan', /^Proプランのお申し込み/],
])(
  '%s has a Japanese heading and page title, with the English title in small print',
  async (path, heading, english, tab) => {
    const { page } = await openMember()
    await visitHydrated(page, path)

    await expect.poll(() => page.title()).toMatch(tab)
    const h1 = page.getByRole('heading', { level: 1 })
    await h1.filter({ hasText: heading }).waitFor()
    await expect.poll(() => h1.locator('[lang=en]').textContent()).toBe(english)
  },
)

test('a customer who can only pay in dollars pays the displayed price for Pro on a Japanese page', async () => {
  const { page, person, complaints } = await openMember()
  await shop.deps.pool.query("update users set subscription_currency = 'usd' where firebase_uid = $1", [
    person.uid,
  ])
  await visitHydrated(page, '/ja/guide/1')
  await page.locator('main').getByRole('link', { name: '$15 / 月' }).first().click()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)

  await visitHydrated(page, `${shop.url}/ja/guide/1`)
  await page.getByRole('button', { name: 'お支払いを完了する（$15）', exact: true }).waitFor()
  await page.getByText('月額15米ドル').first().waitFor({ state: 'attached' })
  expect(await page.locator('main').textContent()).not.toContain('¥1,500')
  expect(complaints).toEqual([])
})

test('on a phone the card form is near the top, and the order terms precede the pay button', async () => {
  const { page, complaints } = await openMember(390)
  for (const path of [
    '/checkout/1',
    '/checkout/subscription',
    '/ja/checkout/1',
    '/ja/checkout/subscription',
  ]) {
    await visitHydrated(page, path)
    await cardFields(page).locator('input').first().waitFor()
    await expect.poll(() => payButton(page).isEnabled(), { message: path }).toBe(true)

    await expect.poll(() => top(page, 'main form iframe'), { message: path }).toBeLessThan(560)
    const terms = page.locator('main form dl:visible')
    await expect.poll(() => terms.locator('dt').count(), { message: path }).toBe(6)
    const isInOrder = async () => {
      const fieldsAt = await top(page, 'main form iframe')
      const termsAt = await top(page, 'main form dl:visible')
      return fieldsAt < termsAt && termsAt < (await top(page, 'main form button[type=submit]'))
    }
    await expect.poll(isInOrder, { message: path }).toBe(true)
    // Every term must be visible, not collapsed.
    for (const term of await terms.locator('dd').all()) await term.waitFor()
  }
  expect(complaints).toEqual([])
})

test('changing the language with a typed card number asks first and keeps the number on cancel', async () => {
  const { page, complaints } = await openMember()
  await visitHydrated(page, '/checkout/1')
  await cardFields(page).getByLabel('Card number').fill('4242 4242 4242 4242')
  const japanese = page.locator('header').getByRole('link', { name: '日本語' }).first()
  const dialog = page.getByRole('dialog', { name: 'Change the language?' })

  await japanese.click()
  await dialog.getByRole('button', { name: 'Keep this language' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => cardFields(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
  expect(new URL(page.url()).pathname).toBe('/checkout/1')

  await japanese.click()
  await dialog.getByRole('button', { name: 'Change language' }).click()
  await page.waitForURL('**/ja/checkout/1')
  await payButton(page).filter({ hasText: '¥200' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ja')
  expect(complaints).toEqual([])
})
