import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../scripts/services/chromium.ts'
import { paymentIdOf, payWithCard } from '../testing/buyers.ts'
import type { Person } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 }, { id: 2, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' }, { id: 3 })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Of guide 2, in either language. */
const paid = /PAID-TEXT-2|有料本文-2/

async function openBrowser(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: shop.url,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  return { context, page: await context.newPage() }
}

async function buy(person: Person, guideId: number): Promise<string> {
  const answer = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  const payment = paymentIdOf(answer.json<{ clientSecret: string }>())
  await payWithCard(shop.deps.stripe, payment)
  await shop.post('/api/purchases', { guideId, stripePaymentId: payment }, person)
  return payment
}

async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  const form = page.locator('main form')
  await form.getByLabel('Email address').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill('secret-123')
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** Buys a guide, and keeps it in a browser of its own. */
async function keepBought(name: string) {
  const person = await shop.signUp(name)
  const payment = await buy(person, 2)
  const { context, page } = await openBrowser()
  await logIn(page, person)
  await page.goto('/guide/2')
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  await page.getByText('Kept for offline').waitFor()
  await workerIsReady(page)
  expect(await keptTexts(page)).toMatch(paid)
  return { person, payment, context, page }
}

const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** The emulated network does not always say that it is back. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Everything in the database of kept guides. */
const keptTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kept-guides')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames]
          const transaction = opening.result.transaction(stores)
          const found = stores.map((name) => transaction.objectStore(name).getAll())
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve(JSON.stringify(found.flatMap(({ result }) => result)))
          })
        })
      }),
  )

/** Everything in Cache Storage: addresses and contents. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(`${name} ${request.url}\n${await (await cache.match(request))?.text()}`)
    }
    return texts
  })

const cachedPages = async (page: Page) =>
  (await cachedTexts(page))
    .filter((text) => text.startsWith('pages-'))
    .map((text) => text.split(/[ \n]/, 2)[1])

test('a guest reads again without a connection what they have visited, and is told so of the rest', async () => {
  const { context, page } = await openBrowser()
  await page.goto('/guide/1')
  await workerIsReady(page)
  await expect.poll(() => cachedPages(page)).toEqual([`${shop.url}/guide/1`])
  await page.goto('/login')
  await page.goto('/my-guides')
  await page.goto('/guides?q=number&session_id=cs_secret')
  await expect.poll(() => cachedPages(page)).toEqual([`${shop.url}/guide/1`, `${shop.url}/guides?q=number`])

  await context.setOffline(true)
  await page.goto('/guide/1')
  await page.getByText('A teaser that anybody may read').waitFor()
  await page.goto('/ja/privacy')
  await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
  await page.getByText('この端末に保存したガイドはありません').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja')
  expect(new URL(page.url()).pathname).toBe('/ja/privacy')

  await reconnect(page)
  await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor()
  await context.close()
})

test('a buyer reads a kept guide without a connection in both languages, and logging out leaves nothing of it', async () => {
  const { context, page } = await keepBought('aiko')
  expect((await cachedTexts(page)).filter((text) => paid.test(text))).toEqual([])

  await context.setOffline(true)
  await page.goto('/my-guides')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByRole('link', { name: 'Sell narration' }).click()
  await page.getByText('PAID-TEXT-2').waitFor()
  await page.getByText('No connection: this is your copy').waitFor()
  await page.goto('/ja/guide/2')
  await page.getByText('有料本文-2').waitFor()

  await context.setOffline(false)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/my-guides')
  await page.getByRole('region', { name: 'On this device' }).getByText('Sell narration').waitFor()
  await page.goto('/profile')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await reloaded
  await expect.poll(() => keptTexts(page)).toBe('[]')
  expect((await cachedTexts(page)).filter((text) => paid.test(text))).toEqual([])

  await context.setOffline(true)
  await page.goto('/guide/2')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.content()).not.toMatch(paid)
  await context.close()
})

test('a kept guide is gone with the first connection after its payment went back', async () => {
  const { payment, context, page } = await keepBought('ben')
  await context.setOffline(true)
  await page.goto('/guide/2')
  await page.getByText('PAID-TEXT-2').waitFor()

  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await expect
    .poll(() =>
      shop.deps.pool.query('select 1 from purchases where revoked_at is not null').then((r) => r.rowCount),
    )
    .toBe(1)
  expect(await keptTexts(page)).toMatch(paid)
  await reconnect(page)

  await expect.poll(() => keptTexts(page)).toBe('[]')
  await page.getByText('PAID-TEXT-2').waitFor({ state: 'detached' })
  await context.close()
})

test('a kept guide is gone when its reader was logged out on another device', async () => {
  const { person, context, page } = await keepBought('chie')
  const { status } = await shop.post('/api/auth/logout-everywhere', {}, person)
  expect(status).toBe(204)
  await page.goto('/guides')

  await expect.poll(() => keptTexts(page), { timeout: 20_000 }).toBe('[]')
  await context.close()
})

test('another account sees nothing of what was kept before, even without a connection', async () => {
  const { context, page } = await keepBought('dora')
  const other = await shop.signUp('emi')
  await context.setOffline(true)
  await page.evaluate((uid) => localStorage.setItem('last_known_user_uid', uid), other.uid)

  await page.goto('/guide/2')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.content()).not.toMatch(paid)
  await expect.poll(() => keptTexts(page)).toBe('[]')
  await context.close()
})
