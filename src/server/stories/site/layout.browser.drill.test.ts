import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const vendor = 'https://tags.example'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    client: 'built',
    settings: { ANALYTICS_SCRIPT_URL: `${vendor}/tag.js?id=G-TEST1`, ANALYTICS_TAG_ID: 'G-TEST1' },
  })
  await shop.stock(
    ...Array.from({ length: 24 }, (_, index) => ({
      id: index + 1,
      tags: [index % 2 === 0 ? 'AI Writing' : 'Automation'],
    })),
  )
})

afterAll(() => shop.close())

interface Visit {
  page: Page
  context: BrowserContext
  /** The requests to the vendor's host. */
  asked: string[]
  complaints: string[]
}

/** A mock of the vendor's script: it records its calls in `window.told`. */
const script = `window.told = []; window.gtag = (...command) => window.told.push(command)`

async function visit(path: string, options: BrowserContextOptions = {}, person?: Person): Promise<Visit> {
  const context = await openContext({ baseURL: shop.url, ...options })
  const asked: string[] = []
  const complaints: string[] = []
  await context.route(`${vendor}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  if (person !== undefined) await signInBrowser(page, shop.url, person)
  await visitHydrated(page, path)
  return { page, context, asked, complaints }
}

/** The visitor has already declined, so no consent dialog is in the way. */
const undisturbed = () => ({
  storageState: {
    cookies: [],
    origins: [{ origin: shop.url, localStorage: [{ name: 'analytics-consent', value: 'denied' }] }],
  },
})

const phone = { width: 390, height: 844 }

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

const isOpen = (menu: Locator) => menu.evaluate((details: HTMLDetailsElement) => details.open)

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the heading of a slow page takes the focus when the page appears', async () => {
  const { page } = await visit('/guides', undisturbed(), await shop.signUp('ben'))
  const asked = Promise.withResolvers<void>()
  await page.route('**/guides.find**', async (route) => {
    await asked.promise
    await route.continue()
  })

  await page.locator('main h3 a[href="/guide/13"]').click()
  await page.waitForURL('**/guide/13')
  await page.waitForFunction(() => document.activeElement?.matches('main'))
  asked.resolve()
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  await expect.poll(() => focused(page)).toBe('Guide number 13')
})

test('on a phone the menu opens by keyboard; Escape or leaving it closes it and returns the focus', async () => {
  const { page } = await visit('/guides', { ...undisturbed(), viewport: phone })
  const menu = page.locator('header details')
  const links = menu.getByRole('link')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => links.allTextContents()).toEqual(['Home', 'Guides', 'Log in', 'Sign up'])
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Home')

  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(menu)).toBe(false)
  await menu.locator('summary:focus').waitFor()

  await page.keyboard.press('Enter')
  for (let step = 0; step <= (await links.count()); step += 1) await page.keyboard.press('Tab')
  await expect.poll(() => isOpen(menu)).toBe(false)

  await menu.locator('summary').click()
  await links.first().click()
  await page.waitForURL(shop.url)
  await expect.poll(() => links.count()).toBe(0)
  await menu.locator('summary').click()
  await expect.poll(() => links.allTextContents()).toEqual(['Guides', 'Log in', 'Sign up'])
})

test('the system theme follows the system immediately', async () => {
  const { page } = await visit('/', { ...undisturbed(), colorScheme: 'light' })
  const shown = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await expect.poll(() => shown()).toBe('dark')
  await page.locator('footer').getByRole('radio', { name: 'System' }).check({ force: true })
  await expect.poll(() => shown()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(shown).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect.poll(() => shown()).toBe('light')
})

// For a guest each page is a document, and the browser does all this.
test('for a member a new page fades in where motion is welcome, starts at the top with the focus on its heading, a filter keeps the scroll position, back restores it', async () => {
  const { page, complaints } = await visit('/guides', undisturbed(), await shop.signUp('aiko'))
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      Object.assign(window, { fades: 1 })
      return start(change)
    }
  })
  const card = page.locator('main h3 a[href="/guide/13"]')
  for (const [reducedMotion, fades] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(() => Object.assign(window, { fades: 0 }))
    await card.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(200)

    await card.click()
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    await expect.poll(() => focused(page)).toBe('Guide number 13')
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => 'fades' in window && window.fades)).toBe(fades)

    await page.goBack()
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place)
  }

  await page.evaluate(() => window.scrollTo(0, 150))
  await page
    .locator('main')
    .getByRole('link', { name: 'Automation', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/guides?q=automation')
  await page.locator('main h3 a[href="/guide/1"]').waitFor({ state: 'detached' })
  await expect.poll(() => scrolled(page)).toBe(150)
  expect(complaints).toEqual([])
})
