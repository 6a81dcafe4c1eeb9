import type { BrowserContext, BrowserContextOptions, Page, Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const vendor = 'https://tags.example'

const shop = await openTestShop({
  client: 'built',
  settings: { ANALYTICS_SCRIPT_URL: `${vendor}/tag.js?id=G-TEST1`, ANALYTICS_TAG_ID: 'G-TEST1' },
})
await shop.stock(
  ...Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    tags: [index % 2 === 0 ? 'AI Writing' : 'Automation'],
  })),
)

interface Visit {
  page: Page
  context: BrowserContext
  /** URLs requested from the analytics vendor. */
  asked: string[]
  complaints: string[]
}

/** Fake of the vendor's script, which records calls in `window.told`. */
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

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy settings' })

const views = (page: Page) =>
  page.evaluate(() =>
    ((window as { told?: [string, string, { page_location: string; page_title: string }][] }).told ?? [])
      .filter(([, event]) => event === 'page_view')
      .map(([, , view]) => [view.page_location.replace(window.location.origin, ''), view.page_title]),
  )

/** Returns the sum of all layout shifts so far. Causes another shift to know when all earlier ones are reported. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const now = performance.now()
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime < now) sum += entry.value
            else resolve(sum)
        }).observe({ type: 'layout-shift', buffered: true })
        document.body.style.paddingTop = '200px'
      }),
  )

/** Returns options of a context whose visitor has already declined analytics, so that no notice is shown. */
const undisturbed = () => ({
  storageState: {
    cookies: [],
    origins: [{ origin: shop.url, localStorage: [{ name: 'analytics-consent', value: 'denied' }] }],
  },
})

const phone = { width: 390, height: 844 }

const isOpen = (menu: Locator) => menu.evaluate((details: HTMLDetailsElement) => details.open)

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

for (const path of ['/guides', '/ja/guides'])
  test(
    `the header of ${path} fits every width in one line`,
    { tags: path.startsWith('/ja') ? [] : 'drill' },
    async () => {
      const { page, complaints } = await visit(
        path,
        undisturbed(),
        await shop.signUp(`reader-${crypto.randomUUID()}`),
      )
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const header = await page.getByRole('banner').boundingBox()
        expect([width, header?.height]).toEqual([width, 65])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(complaints).toEqual([])
    },
  )

for (const path of ['/ask', '/ja/ask'])
  test(
    `the example question of ${path} fits into its field on a phone`,
    { tags: path.startsWith('/ja') ? [] : 'drill' },
    async () => {
      const { page } = await visit(path, { ...undisturbed(), viewport: phone })
      const widths = await page.locator('#question').evaluate((field: HTMLInputElement) => {
        field.value = field.placeholder
        return { text: field.scrollWidth, field: field.clientWidth }
      })
      expect(widths.text).toBeLessThanOrEqual(widths.field)
    },
  )

describe('page views are counted only with consent', () => {
  test('page views are counted once per path, only after consent, without secrets or search terms', async () => {
    const secrets = 'session_id=cs_1&payment_intent_client_secret=pi_secret&utm_source=mail'
    const { page, asked, complaints } = await visit(`/guides?${secrets}`)
    await notice(page).waitFor()
    expect(asked).toEqual([])
    expect(await layoutShifts(page)).toBe(0)

    await notice(page).getByRole('button', { name: 'Accept' }).press('Enter')
    await expect.poll(() => views(page)).toEqual([['/guides?utm_source=mail', 'All AI Income Guides']])
    await expect.poll(() => notice(page).count()).toBe(0)

    await page.locator('main').getByRole('link', { name: 'Automation', exact: true }).first().click()
    await page.waitForURL('**/guides?q=automation&utm_source=mail')
    await page.locator('main h3 a[href="/guide/2"]').click()
    await expect.poll(() => views(page)).toEqual([['/guide/2', 'Guide number 2 | AI Income Guides']])

    await visitHydrated(page, '/guides?q=my+secret+illness')
    await expect.poll(() => views(page)).toEqual([['/guides', 'All AI Income Guides']])
    await expect.poll(() => page.title()).toContain('my secret illness')
    expect(await page.evaluate(() => JSON.stringify((window as { told?: unknown }).told))).not.toContain(
      'illness',
    )
    expect(new Set(asked)).toEqual(new Set([`${vendor}/tag.js?id=G-TEST1`]))
    expect(complaints).toEqual([])
  })

  test('page views are not counted after consent is declined or withdrawn', { tags: 'drill' }, async () => {
    const { page, asked } = await visit('/')
    await notice(page).getByRole('button', { name: 'Decline' }).click()
    await visitHydrated(page, '/guides')
    const settings = page.locator('footer').getByRole('button', { name: 'Privacy settings' })
    await settings.press('Enter')
    await notice(page).getByText('You’ve declined.').waitFor()
    await expect.poll(() => focused(page)).toBe('Decline')
    await page.keyboard.press('Escape')
    await expect.poll(() => notice(page).count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Privacy settings')
    expect(asked).toEqual([])

    await settings.press('Enter')
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => views(page)).toHaveLength(1)
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; path=/'
      Object.assign(window, { sameDocument: true })
    })
    await settings.press('Enter')
    await notice(page).getByText('You’ve accepted.').waitFor()
    await notice(page).getByRole('button', { name: 'Decline' }).click()
    await page.waitForFunction(() => !('sameDocument' in window))
    await expect.poll(() => page.evaluate(() => ['told' in window, document.cookie])).toEqual([false, ''])
    expect(asked).toHaveLength(1)
  })

  test(
    'a browser with Global Privacy Control sees no consent notice and is not counted',
    { tags: 'drill' },
    async () => {
      const context = await openContext({ baseURL: shop.url })
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
      const page = await context.newPage()
      // The whole list loads when the page is idle. The consent notice would appear at the same time.
      const wholeList = page.waitForResponse('**/api/guides?*')
      await visitHydrated(page, '/guides')
      await wholeList
      await page.waitForLoadState('networkidle')
      expect(await notice(page).count()).toBe(0)
      expect(await page.locator('footer').getByText('Privacy settings').isVisible()).toBe(false)
      const hasNotice = async (headers: Record<string, string>) =>
        (await shop.visit('/guides', undefined, headers)).body.includes('G-TEST1')
      expect([await hasNotice({}), await hasNotice({ 'sec-gpc': '1' })]).toEqual([true, false])
    },
  )
})

test(
  'the heading of a slowly loading page gets the focus when the page appears',
  { tags: 'drill' },
  async () => {
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
  },
)

test(
  'on a phone the menu opens by keyboard and closes with Escape or when the focus leaves it',
  { tags: 'drill' },
  async () => {
    const { page } = await visit('/guides', { ...undisturbed(), viewport: phone })
    const menu = page.locator('header details')
    const links = menu.getByRole('link')
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => links.allTextContents())
      .toEqual(['Home', 'Guides', 'Reading paths', 'Log in', 'Sign up'])
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
    await expect.poll(() => links.allTextContents()).toEqual(['Guides', 'Reading paths', 'Log in', 'Sign up'])
  },
)

test('the theme “System” follows changes of the system theme immediately', { tags: 'drill' }, async () => {
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

// Guests load each page as a document, so for them the browser handles scroll position and focus.
test(
  'client-side navigation fades, scrolls up and focuses the heading, and back restores the position',
  { tags: 'drill' },
  async () => {
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
  },
)
