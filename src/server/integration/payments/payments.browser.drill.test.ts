import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openContext, setLaunchOptions } from '../../testing/browser/contexts.ts'
import { waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    titleEn: `Sell prompts, part ${index + 1}`,
    titleJa: `プロンプトを売る 第${index + 1}部`,
  })),
)
// The shop's own URL, to which Stripe's pages return the buyer, is mapped to the port of this test.
const { host } = new URL(shop.deps.env.ORIGIN)
setLaunchOptions({ args: [`--host-resolver-rules=MAP ${host} ${new URL(shop.url).host}`] })

const words = {
  en: {
    prefix: '',
    email: 'Email address',
    password: 'Password',
    confirm: 'Confirm password',
    later: 'Not now',
    buy: 'Try One for Only $2',
    subscribe: 'Subscribe and unlock your future for $15',
    price: '$2',
    proPrice: '$15',
    currency: 'usd',
    paid: 'Payment Successful!',
    view: 'View Your Guide',
    toGuides: 'Back to Guides',
    card: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    proOpen: 'Thank you! You now have access to every guide.',
    declined: 'Your card was declined.',
    alreadyPro: 'You already have Pro',
    begun: 'You’ve started checkout for this purchase.',
    title: (id: number) => `Sell prompts, part ${id}`,
    yours: 'Yours now',
    text: (id: number) => `PAID-TEXT-${id}`,
  },
  ja: {
    prefix: '/ja',
    email: 'メールアドレス',
    password: 'パスワード',
    confirm: 'パスワード（確認）',
    later: 'あとにする',
    buy: 'この1冊を読む（¥200）',
    subscribe: '全ガイドを読む（¥1,500 / 月）',
    price: '¥200',
    proPrice: '¥1,500',
    currency: 'jpy',
    paid: 'お支払いが完了しました',
    view: 'ガイドを読む',
    toGuides: 'ガイド一覧に戻る',
    card: 'カード番号',
    expiry: '有効期限',
    code: 'セキュリティコード',
    proOpen: 'すべてのガイドをお読みいただけます。',
    declined: 'カードが拒否されました。',
    alreadyPro: 'すでにProプランをご利用中です',
    begun: 'お支払い手続きの途中です。',
    title: (id: number) => `プロンプトを売る 第${id}部`,
    yours: 'すぐにお読みいただけます',
    text: (id: number) => `有料本文-${id}`,
  },
} as const
type Words = (typeof words)[keyof typeof words]
const languages = Object.entries(words)

let nextGuide = 1
const anotherGuide = () => nextGuide++

interface Member {
  page: Page
  context: BrowserContext
  email: string
  guideId: number
}

/** Signs up a user at the paywall of a guide that no other test uses. */
async function member(text: Words): Promise<Member> {
  const context = await openContext({ baseURL: shop.deps.env.ORIGIN })
  const page = await context.newPage()
  const guideId = anotherGuide()
  await visitHydrated(page, guidePath(text, guideId))
  await page.getByRole('link', { name: text.buy }).click()
  const dialog = page.getByRole('dialog')
  const email = `payer-${crypto.randomUUID().slice(0, 8)}@example.com`
  await dialog.getByLabel(text.email).fill(email)
  await dialog.getByLabel(text.password, { exact: true }).fill('secret-123')
  await dialog.getByLabel(text.confirm).fill('secret-123')
  await dialog.locator('button[type=submit]').click()
  await dialog.getByRole('button', { name: text.later }).click()
  return { page, context, email, guideId }
}

const guidePath = (text: Words, id: number) => `${text.prefix}/guide/${id}`
const linkNamed = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true })

/** Fills in the card on Stripe's page and submits it. */
async function payAtStripe(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  await page.locator('[name=email]').fill('payer@example.com')
  await page.locator('[name=number]').fill(number)
  await page.locator('[name=expiry]').fill('12 / 40')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('button.primary').click()
}

/** Pays by card in the shop's own form. */
async function payByCard(page: Page, text: Words, number = '4242 4242 4242 4242'): Promise<void> {
  const form = page.frameLocator('main form iframe')
  await form.getByLabel(text.card).fill(number)
  await form.getByLabel(text.expiry).fill('1240')
  await form.getByLabel(text.code).fill('123')
  await page.locator('main form button[type=submit]').click()
}

const stored = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }))
const keysOf = async (page: Page, start: string) =>
  Object.keys(await stored(page)).filter((key) => key.startsWith(start))
const lastPayment = async () => (await shop.deps.stripe.paymentIntents.list({ limit: 1 })).data[0]

describe.each(languages)('payments on Stripe’s page, in %s', (_language, text) => {
  test('a buyer pays after a declined card, and the guide is verified and readable', async () => {
    const { page, guideId } = await member(text)
    await linkNamed(page, text.buy).click()
    await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
    await payAtStripe(page, '4000 0000 0000 0002')
    await page.getByRole('alert').waitFor()
    await payAtStripe(page)

    await page.getByRole('heading', { name: text.paid }).waitFor()
    expect(page.url()).not.toContain('session_id')
    await expect.poll(() => keysOf(page, 'checkout_initiated:')).toHaveLength(1)
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('heading', { name: text.paid }).waitFor()
    await page.getByRole('main').getByText(text.title(guideId), { exact: true }).waitFor()
    await page.getByRole('main').getByText(text.price, { exact: true }).waitFor()
    await page.getByRole('main').locator('a[href*="/receipts/"]').waitFor()
    const arrival = page.waitForURL(/\/guides\/\d+\?session_id=cs_\w+&payment_verified=true$/)
    await page.getByRole('link', { name: text.view }).click()
    await arrival

    await page.getByText(text.text(guideId)).waitFor()
    await page.getByText(text.yours).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    expect(new URL(page.url()).search).toBe('')
    const kept = await stored(page)
    expect(kept).toMatchObject({
      payment_completed: 'true',
      recent_payment_guide: String(guideId),
      recent_payment_session: expect.stringMatching(/^cs_/),
      last_known_user_uid: expect.any(String),
      payment_time: expect.any(String),
    })
    expect(Object.keys(kept).filter((key) => key.startsWith('checkout_initiated:'))).toEqual([])
    await expect
      .poll(lastPayment)
      .toMatchObject({ amount: 200, currency: text.currency, status: 'succeeded' })
  })

  test('a subscriber who paid on Stripe’s page can read every guide', async () => {
    const { page, guideId } = await member(text)
    await linkNamed(page, text.subscribe).click()
    await payAtStripe(page)
    await page.getByRole('heading', { name: text.paid }).waitFor()
    const arrival = page.waitForURL(/\/guides\?session_id=cs_\w+&subscription_verified=true$/)
    await page.getByRole('link', { name: text.toGuides }).click()
    await arrival
    await page.getByText(text.proOpen).waitFor()
    expect(new URL(page.url()).search).toBe('')

    await page.goto(guidePath(text, guideId))
    await page.getByText(text.text(guideId)).waitFor()
  })
})

describe.each(languages)('payments in the shop’s own form, in %s', (_language, text) => {
  test('the form for Pro shows the price, and paying gives access to every guide', async () => {
    const { page, guideId } = await member(text)
    await page.goto(`${text.prefix}/checkout/subscription`)
    await page.getByText('Subscribe to Pro Plan').first().waitFor()
    await page.locator('main form button[type=submit]').filter({ hasText: text.proPrice }).waitFor()
    await payByCard(page, text)
    await page.waitForURL(`**${text.prefix}/guides`)
    await page.getByText(text.proOpen).waitFor()
    await expect
      .poll(lastPayment)
      .toMatchObject({ amount: 1500, currency: text.currency, status: 'succeeded' })

    await page.goto(guidePath(text, guideId))
    await page.getByText(text.text(guideId)).waitFor()
    await page.goto(`${text.prefix}/checkout/subscription`)
    await page.getByRole('heading', { name: text.alreadyPro }).waitFor()
  })

  test('after a declined card, a card that requires 3D Secure can pay', async () => {
    const { page, guideId } = await member(text)
    await page.goto(`${text.prefix}/checkout/${guideId}`)
    await payByCard(page, text, '4000 0000 0000 0002')
    await page.getByRole('alert').filter({ hasText: text.declined }).waitFor()
    await payByCard(page, text, '4000 0027 6000 3184')
    await page.frameLocator('dialog iframe').locator('button.primary').click()
    await page.waitForURL(`**${text.prefix}/guides`)
    await expect
      .poll(lastPayment)
      .toMatchObject({ amount: 200, currency: text.currency, status: 'succeeded' })
    await page.goto(guidePath(text, guideId))
    await page.getByText(text.text(guideId)).waitFor()
  })
})

test('a card that requires 3D Secure can pay on Stripe’s page', async () => {
  const { page, guideId } = await member(words.en)
  await linkNamed(page, words.en.buy).click()
  await payAtStripe(page, '4000 0027 6000 3184')
  await page.locator('main.challenge button.primary').click()
  await page.getByRole('link', { name: words.en.view }).click()
  await page.getByText(words.en.text(guideId)).waitFor()
  await expect.poll(lastPayment).toMatchObject({ amount: 200, status: 'succeeded' })
})

test('a buyer who returns from Stripe’s page unpaid sees a notice and can continue the checkout', async () => {
  const { page, guideId } = await member(words.en)
  await page.evaluate(() => {
    const pending = Object.keys(localStorage).filter((key) => key.startsWith('pending_checkout:'))
    pending.forEach((key) => localStorage.removeItem(key))
  })
  await linkNamed(page, words.en.buy).click()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  const checkout = page.url()
  await page.getByRole('link', { name: 'Back to the shop' }).click()

  await page.getByText(words.en.begun).waitFor()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('No payment has reached us yet').waitFor()
  await page.getByText(words.en.begun).waitFor()
  expect(await page.content()).not.toContain(words.en.text(guideId))

  await linkNamed(page, words.en.buy).click()
  await page.waitForURL(checkout)
  await payAtStripe(page)
  await page.getByRole('link', { name: words.en.view }).click()
  await page.getByText(words.en.text(guideId)).waitFor()
})

test('a buyer who returns logged out confirms the payment by email and logs in to the guide', async () => {
  const { page, context, email, guideId } = await member(words.en)
  await linkNamed(page, words.en.buy).click()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.clear())
  await other.close()
  await context.clearCookies()

  await payAtStripe(page)
  // The address that was entered on Stripe's page.
  await page.getByLabel('Email address used for your payment').fill('payer@example.com')
  await page.getByRole('button', { name: 'Check my payment' }).click()
  await page.getByRole('heading', { name: words.en.paid }).waitFor()
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.en.email).fill(email)
  await dialog.getByLabel(words.en.password, { exact: true }).fill('secret-123')
  await dialog.locator('button[type=submit]').click()

  await page.getByText(words.en.text(guideId)).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/guides/${guideId}`)
})

test('a buyer who closed the browser after paying can read the guide later', async () => {
  const { page, context, guideId } = await member(words.en)
  await linkNamed(page, words.en.buy).click()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  // The return to the shop is blocked, so that only the webhook reports the payment.
  await context.route(`${shop.deps.env.ORIGIN}/payment-success**`, (route) => route.abort())
  await payAtStripe(page).catch(() => undefined)
  await page.close()

  const later = await context.newPage()
  const found = async () => {
    await later.goto(guidePath(words.en, guideId))
    return later.content()
  }
  await expect.poll(found).toContain(words.en.text(guideId))
  await later.getByText(words.en.text(guideId)).waitFor()
  await expect.poll(() => keysOf(later, 'checkout_initiated:')).toEqual([])
})

test('a guide that was paid for in one tab opens in another tab', async () => {
  const { page, context, guideId } = await member(words.en)
  const other = await context.newPage()
  await other.goto(`/checkout/${guideId}`)
  await payByCard(other, words.en)
  await other.waitForURL('**/guides')
  await page.getByText(words.en.text(guideId)).waitFor()
  expect(new URL(page.url()).pathname).toBe(guidePath(words.en, guideId))
})

test('a buyer who changes the language during checkout pays once, in the currency shown', async () => {
  const { page, guideId } = await member(words.en)
  await visitHydrated(page, `/checkout/${guideId}`)
  await page.locator('main form button[type=submit]').filter({ hasText: '$2' }).waitFor()
  await page.locator('header').getByRole('link', { name: '日本語' }).first().click()
  await page.locator('main form button[type=submit]').filter({ hasText: '¥200' }).waitFor()
  await payByCard(page, words.ja)
  await page.waitForURL('**/ja/guides')
  const payments = (await shop.deps.stripe.paymentIntents.list({ limit: 2 })).data
  expect(payments.map(({ status, currency }) => [status, currency])).toEqual([
    ['succeeded', 'jpy'],
    ['canceled', 'usd'],
  ])
})

test('an open checkout is offered after a reload until it is paid', async () => {
  const { page, guideId } = await member(words.en)
  await page.getByText('Registration completed. Payment required to unlock this guide.').waitFor()
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Complete Payment - $2' }).click()
  await payAtStripe(page)
  await page.getByRole('link', { name: words.en.view }).click()
  await page.getByText(words.en.text(guideId)).waitFor()
  await expect.poll(() => keysOf(page, 'pending_checkout:')).toEqual([])

  await visitHydrated(page, guidePath(words.en, anotherGuide()))
  await linkNamed(page, words.en.buy).waitFor()
  await expect.poll(() => page.getByText('Registration completed.').count()).toBe(0)
})

test('forged URL parameters and browser storage grant no access', async () => {
  const { page, guideId } = await member(words.en)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('subscription_state:')
  await page.evaluate((id) => {
    const state = Object.keys(localStorage).find((key) => key.startsWith('subscription_state:')) ?? ''
    const reader = state.split(':')[1] ?? ''
    localStorage.setItem(state, JSON.stringify({ isSubscribed: true, purchasedGuideIds: [id] }))
    localStorage.setItem(`payment_success:${reader}:${id}`, new Date().toISOString())
    localStorage.setItem('payment_completed', 'true')
  }, guideId)
  const forged =
    'session_id=cs_test_forged&payment_intent=pi_forged&payment_intent_client_secret=pi_forged_secret_x&redirect_status=succeeded&payment_verified=true&subscription_verified=true'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/guides/${guideId}?${forged}`)
  await page.getByText('Verifying Access...').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.evaluate(() => window.dispatchEvent(new Event('paymentCompleted')))
  // The page repeats the access check for five seconds.
  await page.getByText('Verifying Access...').waitFor({ state: 'detached' })
  await linkNamed(page, words.en.buy).waitFor()
  expect(await page.content()).not.toContain(words.en.text(guideId))
  const afterwards = asked.filter((url) => !url.includes('/guides/'))
  expect(afterwards.filter((url) => url.includes('_secret_'))).toEqual([])
})

test('a guide stays locked if its access check fails', async () => {
  const { page, guideId } = await member(words.en)
  await page.reload()
  // Before hydration, no listener receives the event.
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  for (const broken of [
    { status: 500, body: '{"error":{}}' },
    { status: 200, body: '<html>' },
  ]) {
    await page.route('**/trpc/guides.find**', (route) => route.fulfill(broken))
    const answered = page.waitForResponse('**/trpc/guides.find**')
    await page.evaluate(() => window.dispatchEvent(new Event('paymentCompleted')))
    await answered
    await linkNamed(page, words.en.buy).waitFor()
    expect(await page.content()).not.toContain(words.en.text(guideId))
    await page.unroute('**/trpc/guides.find**')
  }
})

test('inside a frame the checkout opens in a new tab, and the frame then shows the guide', async () => {
  const { page, context, guideId } = await member(words.en)
  // The outer page has the shop's origin, because no other site may embed the shop.
  await page.route('**/around', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="/guide/${guideId}" style="width:100%;height:40rem"></iframe>`,
    }),
  )
  await page.goto('/around')
  await Promise.all(page.mainFrame().childFrames().map(waitForHydration))
  const framed = page.frameLocator('iframe')
  await framed.getByRole('link', { name: words.en.buy, exact: true }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    framed.getByRole('link', { name: 'Open the payment page in a new tab' }).click(),
  ])
  await payAtStripe(tab)
  await tab.getByRole('heading', { name: words.en.paid }).waitFor()
  await framed.getByText(words.en.text(guideId)).waitFor()
  expect(new URL(page.url()).pathname).toBe('/around')
})

describe('a Japanese checkout shows its errors in Japanese', () => {
  test.each([
    ['チェックアウトセッションの作成に失敗しました', { status: 500, json: { error: 'An error occurred' } }],
    ['チェックアウトURLが受信できませんでした', { status: 200, json: {} }],
    ['チェックアウト処理中にエラーが発生しました', { status: 200, body: '<html>' }],
  ])('a checkout that can’t start shows “%s”', async (said, answer) => {
    const { page } = await member(words.ja)
    await page.route('**/api/users/create-checkout-session', (route) => route.fulfill(answer))
    await linkNamed(page, words.ja.buy).click()
    await page.getByRole('alert').getByText(said, { exact: true }).waitFor()
    await expect.poll(() => keysOf(page, 'checkout_initiated:')).toEqual([])
  })
})

test('a card form that can’t load shows the error and that nothing was charged', async () => {
  const { page, guideId } = await member(words.en)
  await page.route('**/api/users/create-payment-intent', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/checkout/${guideId}`)
  const message = page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })
  await message.getByText('Could not create payment intent', { exact: true }).waitFor()
  await page.locator('main').getByText('Nothing was charged.').waitFor()
  await expect.poll(() => page.locator('main form iframe').count()).toBe(0)
})

test('a rate-limited checkout says that nothing was charged and when to try again', async () => {
  const { page, guideId } = await member(words.ja)
  const tooOften = {
    status: 429,
    headers: { 'retry-after': '200' },
    json: { error: 'Too many requests', message: '', code: 'too-many-requests' },
  }
  for (const path of ['create-checkout-session', 'create-payment-intent'])
    await page.route(`**/api/users/${path}`, (route) => route.fulfill(tooOften))
  const told = page.getByText(/料金は発生していません。4分後にもう一度お試しください。/)

  await linkNamed(page, words.ja.buy).click()
  await page.getByRole('alert').filter({ has: told }).waitFor()

  await visitHydrated(page, `/ja/checkout/${guideId}`)
  await page.locator('main').filter({ has: told }).waitFor()
  await expect.poll(() => keysOf(page, 'checkout_initiated:')).toEqual([])
  await page.unroute('**/api/users/create-payment-intent')
  await page.locator('main').getByRole('button', { name: 'もう一度試す' }).click()
  await page.locator('main form button[type=submit]').waitFor()
})

test('a card form submitted after another tab has paid links to the guide', async () => {
  const { page, context, guideId } = await member(words.en)
  await page.goto(`/checkout/${guideId}`)
  await page.locator('main form button[type=submit]:enabled').waitFor()
  const other = await context.newPage()
  await visitHydrated(other, guidePath(words.en, guideId))
  await linkNamed(other, words.en.buy).first().click()
  await payAtStripe(other)
  await other.getByRole('heading', { name: words.en.paid }).waitFor()

  await payByCard(page, words.en)

  await page.getByRole('heading', { name: 'You already have access to this guide' }).waitFor()
  await expect.poll(() => page.getByText('enter your card details again').count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Read the guide' }).click()
  await page.getByText(words.en.text(guideId)).waitFor()
})

test('a payment that is canceled while its form is open is replaced by a new one', async () => {
  const { page, guideId } = await member(words.en)
  await page.goto(`/checkout/${guideId}`)
  await page.locator('main form button[type=submit]:enabled').waitFor()
  const ended = await lastPayment()
  await shop.deps.stripe.paymentIntents.cancel(ended?.id ?? '')
  await payByCard(page, words.en)
  await page.getByText('your card wasn’t charged').first().waitFor()
  await expect.poll(async () => (await lastPayment())?.id).not.toBe(ended?.id)

  await page.locator('main form button[type=submit]:enabled').waitFor()
  await payByCard(page, words.en)
  await page.waitForURL('**/guides')
  await expect.poll(lastPayment).toMatchObject({ amount: 200, status: 'succeeded' })
})

describe('the success page explains why a purchase can’t be verified', () => {
  test.each([
    ['Empty response from server', { status: 200, body: '' }],
    ['Purchase verification was not confirmed', { status: 200, json: {} }],
    ['Failed to verify purchase', { status: 400, json: {} }],
    ['Failed to verify purchase (status: 502): Bad Gateway', { status: 502, body: 'Bad Gateway' }],
  ])('a purchase that can’t be verified shows “%s”', async (said, answer) => {
    const context = await openContext({ baseURL: shop.deps.env.ORIGIN })
    const page = await context.newPage()
    await page.route('**/api/users/verify-purchase', (route) => route.fulfill(answer))
    await page.goto('/payment-success?session_id=cs_test_1&guide_id=1')
    await page.getByRole('heading', { name: 'Verification Failed' }).waitFor()
    await page.getByRole('alert').getByText(said, { exact: true }).waitFor()
    const wayOut = page.locator('main').getByRole('link', { name: 'Back to Guides' })
    await expect.poll(() => wayOut.getAttribute('href')).toBe('/guides')
  })

  test('the success page sends no verification request without a session id', async () => {
    const context = await openContext({ baseURL: shop.deps.env.ORIGIN })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/payment-success')
    await page.getByText('No session ID found in URL', { exact: true }).waitFor()
    expect(asked.filter((url) => url.includes('verify-purchase'))).toEqual([])
  })
})

test('the checkout pages send no payment request for a guest', async () => {
  const context = await openContext({ baseURL: shop.deps.env.ORIGIN })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/checkout/1')
  await page.getByText('Login required. Please log in to purchase this guide.').waitFor()
  await page.goto('/checkout/subscription')
  await page.getByRole('heading', { name: 'Log in to continue' }).waitFor()
  expect(asked.filter((url) => /create-(payment|subscription)|stripe/.test(url))).toEqual([])
})

// Must be the last test: it advances Stripe's clock and the shop's for all users.
test('a subscriber whose renewal failed sees a small notice with a link to change the card', async () => {
  const { page, email, guideId } = await member(words.en)
  await page.goto('/checkout/subscription')
  await payByCard(page, words.en)
  await page.waitForURL('**/guides')
  await page.goto(guidePath(words.en, guideId))
  await page.getByText(words.en.text(guideId)).waitFor()
  const notice = page.getByRole('complementary', { name: 'Your last Pro payment didn’t go through' })
  await expect.poll(() => notice.count()).toBe(0)
  await page.goto('/profile')
  await page.getByText(/renews on .+ 20\d\d\./).waitFor()
  await page.getByRole('button', { name: 'Manage plan' }).waitFor()

  await setFailingCard(email)
  await passMonth()
  const plan = () => shop.deps.pool.query('select subscription_status from users where email = $1', [email])
  await expect.poll(async () => (await plan()).rows).toEqual([{ subscription_status: 'past_due' }])
  await visitHydrated(page, guidePath(words.en, guideId))
  await notice.waitFor()
  await page.getByText(words.en.text(guideId)).waitFor()
  await notice.getByRole('button', { name: 'Update your card' }).click()
  await page.waitForURL(`${shop.stripeUrl}/**`)
})

async function setFailingCard(email: string): Promise<void> {
  const { stripe } = shop.deps
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    'select stripe_customer_id as id from users where email = $1',
    [email],
  )
  const { url } = await stripe.billingPortal.sessions.create({ customer: rows[0]?.id ?? '' })
  await fetch(url, { method: 'POST', body: new URLSearchParams({ number: '4000000000000341' }) })
}

async function passMonth(): Promise<void> {
  const seconds = 31 * 24 * 60 * 60 + 2 * 60 * 60
  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + seconds * 1000)
  await fetch(`${shop.stripeUrl}/_sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
}
