import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { painted } from '../../../../scripts/tour/inspect.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { narrowed } from '../../testing/browser/early-presses.ts'
import { waitForHydration } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let context: BrowserContext

beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
  await shop.stock(
    { id: 1, isFreePreview: true, contentEn: '## Steps\n\nText.\n\n'.repeat(30), referenceVideos: [video] },
    ...Array.from({ length: 60 }, (_, place) => ({ id: place + 2, metadata: narrowed })),
  )
})

beforeEach(async () => {
  context = await openContext({ baseURL: shop.url })
})

afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))

afterAll(() => shop.close())

interface Reading {
  page: Page
  /** Lets the app's files through, which are held until then. */
  release: () => void
}

/** A page whose app has not come yet. */
async function read(path: string, prepare?: (page: Page) => Promise<void>): Promise<Reading> {
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await prepare?.(page)
  await goOn(page, path)
  return { page, release }
}

/** To another document, whose app has not come yet either. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
}

const alive = (page: Page) => page.locator('html').getAttribute('data-alive')

const note = (page: Page) => page.getByText('This needs a part of the page that could not be loaded')

const storedIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))

const preloaded = (page: Page) => page.locator('link[rel=modulepreload]').count()

test('a reader who signs in in another tab wakes the sleeping page', async () => {
  const { page } = await read('/guides')
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.setItem('last_known_user_uid', 'somebody'))
  await expect.poll(() => alive(page)).toBe('waking')
})

test('for a guest another page is another document on a page that is awake, too; going back restores the place', async () => {
  const { page, release } = await read('/guides')
  release()
  await waitForHydration(page)
  const card = page.locator('main h3 a[href="/guide/9"]')
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await card.dispatchEvent('click')
  await page.waitForURL('**/guide/9')
  await expect
    .poll(() => page.evaluate(() => [scrollY, document.documentElement.dataset['alive']]))
    .toEqual([0, 'asleep'])
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('free guides only are shown before all guides are there, which take a phone long', async () => {
  const { page, release } = await read('/guides', async (page) => {
    await page.route('**/api/guides?*', () => undefined)
  })
  release()
  await page.locator('input[name=free]').click()
  await expect.poll(() => page.locator('main li h3').count()).toBe(1)
})

test('a press on what needs no app fetches nothing again, once the page is awake', async () => {
  const { page, release } = await read('/guides')
  release()
  await waitForHydration(page)
  const before = await preloaded(page)
  await page.locator('main form summary').click()
  await page.locator('input[name=q]').focus()
  await page.locator('main form details[open]').waitFor()
  await painted(page)
  expect(await preloaded(page)).toBe(before)
})

test('without a connection a kept press says so at once', async () => {
  const { page } = await read('/guides?q=number')
  await page.context().setOffline(true)
  await page.locator('search button[type=button]').dispatchEvent('click')
  await expect.poll(() => note(page).isVisible()).toBe(true)
})

test('a page that the browser renders ahead stores, fetches and wakes nothing before it is seen', async () => {
  const { page } = await read('/ja/guides?session_id=cs_1', async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    )
  })
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect([await alive(page), await storedIn(page), await page.locator('link[rel=prefetch]').count()]).toEqual(
    ['asleep', [], 0],
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => alive(page)).toBe('waking')
  await expect.poll(() => storedIn(page)).toEqual(['language', 'path-after-login'])
})

test('a page that is gone back to shows the theme that was chosen meanwhile', async () => {
  const { page } = await read('/guides')
  await page.evaluate(() => {
    localStorage.setItem('ai-income-theme', 'light')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.locator('html[data-theme=light]').waitFor()
  await expect.poll(() => page.locator('footer input[value=light]').isChecked()).toBe(true)
})

test('pressing a plain link does not wake the page, and the next page is a document that sleeps as well', async () => {
  const { page } = await read('/guides')
  const card = page.locator('main h3 a[href="/guide/2"]')
  await card.dispatchEvent('pointerdown')
  await card.focus()
  expect(await alive(page)).toBe('asleep')
  await card.press('Enter')
  await page.waitForURL('**/guide/2')
  await expect.poll(() => alive(page)).toBe('asleep')
})

test('what an input method is converting is not touched', async () => {
  const { page, release } = await read('/ja/guides')
  const field = page.locator('input[name=q]')
  await field.focus()
  await field.dispatchEvent('compositionstart')
  await field.evaluate((input: HTMLInputElement) => void (input.value = 'らいん'))
  release()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/guide-list-page-')),
  )
  await expect.poll(() => alive(page)).toBe('waking')
  await field.evaluate((input: HTMLInputElement) => void (input.value = 'ライン'))
  await field.dispatchEvent('compositionend')
  await expect.poll(() => alive(page)).toBe('awake')
  await expect.poll(() => field.inputValue()).toBe('ライン')
})

test('the place in a half-written text stays when the page wakes', async () => {
  const { page, release } = await read('/contact')
  const field = page.locator('textarea[name=message]')
  await field.fill('Guide does not open')
  await field.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(6, 6))
  release()
  await expect.poll(() => alive(page)).toBe('awake')
  await page.keyboard.type('7 ')
  await expect.poll(() => field.inputValue()).toBe('Guide 7 does not open')
})
