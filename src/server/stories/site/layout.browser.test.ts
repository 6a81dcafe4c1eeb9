import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy settings' })

const views = (page: Page) =>
  page.evaluate(() =>
    ((window as { told?: [string, string, { page_location: string; page_title: string }][] }).told ?? [])
      .filter(([, event]) => event === 'page_view')
      .map(([, , view]) => [view.page_location.replace(window.location.origin, ''), view.page_title]),
  )

/** Returns the sum of all layout shifts, after one that this function makes, because the browser reports them late. */
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

describe('page views', () => {
  test('are counted after consent, once for each path, without payment parameters or what was searched', async () => {
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

  test('are not counted after consent is declined or withdrawn, and nobody is asked twice', async () => {
    const { page, asked } = await visit('/')
    await notice(page).getByRole('button', { name: 'Decline' }).click()
    await visitHydrated(page, '/guides')
    const settings = page.locator('footer').getByRole('button', { name: 'Privacy settings' })
    await settings.press('Enter')
    await notice(page).getByText('You have declined.').waitFor()
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
    await notice(page).getByText('You have accepted.').waitFor()
    await notice(page).getByRole('button', { name: 'Decline' }).click()
    await page.waitForFunction(() => !('sameDocument' in window))
    await expect.poll(() => page.evaluate(() => ['told' in window, document.cookie])).toEqual([false, ''])
    expect(asked).toHaveLength(1)
  })

  test('are neither counted nor asked about when the browser opts out of tracking', async () => {
    const context = await openContext({ baseURL: shop.url })
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const page = await context.newPage()
    // Requested when the page is idle, like consent.
    const wholeList = page.waitForResponse('**/api/guides?*')
    await visitHydrated(page, '/guides')
    await wholeList
    await page.waitForLoadState('networkidle')
    expect(await notice(page).count()).toBe(0)
    expect(await page.locator('footer').getByText('Privacy settings').isVisible()).toBe(false)
    const isTold = async (headers: Record<string, string>) =>
      (await shop.visit('/guides', undefined, headers)).body.includes('G-TEST1')
    expect([await isTold({}), await isTold({ 'sec-gpc': '1' })]).toEqual([true, false])
  })
})
