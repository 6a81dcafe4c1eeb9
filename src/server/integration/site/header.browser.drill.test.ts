import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForHydration } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const paragraph = 'A line of the guide that is long enough to be read. '.repeat(4)
const text = (names: readonly string[]) =>
  names.map((name) => `## ${name}\n\n${`${paragraph}\n\n`.repeat(12)}`).join('')

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  {
    id: 1,
    isFreePreview: true,
    contentEn: text(['Introduction', 'Steps', 'Summary']),
    contentJa: text(['はじめに', '手順', 'まとめ']),
  },
  ...Array.from({ length: 29 }, (_, place) => ({
    id: place + 2,
    // Long English titles make the languages differ in height.
    titleEn: `${place}: write descriptions for family farms, starting with weekly vegetable boxes`,
    titleJa: `${place}：産直の野菜農家`,
    summaryEn: paragraph,
    metadata: {
      toolsEn: Array.from({ length: 6 }, (_, tool) => `A tool with quite a long name, number ${tool}`),
      toolsJa: ['文章AI', '表計算'],
      risksEn: ['Invented facts that nobody notices before they are printed', 'Tax'],
      risksJa: ['作り話', '税金'],
    },
  })),
)

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext({ baseURL: shop.url, reducedMotion: 'no-preference', ...options })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: (entry as PerformanceEntry & { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await waitForHydration(page)
  return page
}

const edges = (page: Page) =>
  page.locator('header:has(details)').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })
const isShown = async (page: Page) => (await edges(page)).top === 0
const isAway = async (page: Page) => (await edges(page)).bottom <= 0
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Turns the mouse wheel by `by` pixels and waits until the page has scrolled. */
async function scroll(page: Page, by: number): Promise<void> {
  const before = await scrolled(page)
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, by)
  await expect.poll(async () => Math.abs((await scrolled(page)) - before - by)).toBeLessThan(2)
}

describe('the header can always be reached and covers no focused element', () => {
  test.each(['/guides', '/ja/guide/1'])(
    'on a phone the header of %s hides on scrolling down, returns on scrolling up, shifts no layout',
    async (path) => {
      const page = await open(path, { viewport: phone })
      await expect.poll(() => isShown(page)).toBe(true)
      await scroll(page, 900)
      await expect.poll(() => isAway(page)).toBe(true)
      await scroll(page, -60)
      await expect.poll(() => isShown(page)).toBe(true)
      await scroll(page, 300)
      await expect.poll(() => isAway(page)).toBe(true)
      await scroll(page, -1140)
      await expect.poll(() => isShown(page)).toBe(true)
      expect(await page.evaluate(() => 'shifted' in window && window.shifted)).toBe(0)
    },
  )

  test('the header stays visible on wide screens, and on phones with reduced motion', async () => {
    for (const options of [{ viewport: wide }, { viewport: phone, reducedMotion: 'reduce' as const }]) {
      const page = await open('/guides', options)
      await scroll(page, 900)
      await expect.poll(() => isShown(page)).toBe(true)
    }
  })

  test('the header stays visible without JavaScript', async () => {
    const page = await open('/guides', { viewport: wide, javaScriptEnabled: false })
    await page.locator('main li').nth(20).scrollIntoViewIfNeeded()
    await expect.poll(() => isShown(page)).toBe(true)
  })

  test('the header returns on keyboard focus and stays while its menu is open', async () => {
    const page = await open('/guides', { viewport: phone })
    await scroll(page, 900)
    await expect.poll(() => isAway(page)).toBe(true)
    await page.locator('header summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isShown(page)).toBe(true)
    await expect.poll(() => page.locator('header details nav').isVisible()).toBe(true)
  })

  test.each([
    ['a wide screen', wide],
    ['a phone', phone],
  ])('the header never covers the focused element on %s', async (_name, viewport) => {
    const page = await open('/guides', { viewport })
    await page.locator('main article a').nth(14).focus()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => isFocusCovered(page)).toBe(false)
    }
  })

  test('a link to a section scrolls it below the header', async () => {
    const page = await open('/guide/1', { viewport: wide })
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Steps' }).click()
    await page.waitForURL('**/guide/1#section-2')
    const { bottom } = await edges(page)
    const top = () => page.locator('#section-2').evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(bottom)
    await expect.poll(top).toBeLessThan(bottom + 80)
  })
})

/** Returns whether the header covers the focused element. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const focused = document.activeElement
    if (header === null || focused === null || header.contains(focused)) return false
    return focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom
  })

describe('the language switch of a guide keeps the reading position on a phone', () => {
  test.each([
    ['a free guide', '/guide/1', '#section-2', '手順'],
    ['a preview', '/guide/2', '#paywall', 'このガイドの続きを読む'],
  ])('the sticky language switch of %s keeps the reading position', async (_name, path, id, japanese) => {
    const page = await open(path, { viewport: phone })
    await page.locator(id).evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await scroll(page, 40)
    await expect.poll(() => isAway(page)).toBe(true)
    const bar = page.locator('article > .sticky')
    await expect.poll(() => bar.getByRole('link', { name: '日本語' }).count()).toBe(1)
    await keepsPlace(page, page.locator(id), () => bar.getByRole('link', { name: '日本語' }).click())
    await page.locator(id).filter({ hasText: japanese }).waitFor()
    await keepsPlace(page, page.locator(id), () => bar.getByRole('link', { name: 'English' }).click())
  })
})

describe.each([
  ['a wide screen', wide],
  ['a phone', phone],
])('the language switch in the header on %s', (_name, viewport) => {
  test.each([
    ['the home page', '/', '#questions'],
    ['the list', '/guides', 'main li:nth-child(9) h3'],
    ['a guide', '/guide/1', '#section-2'],
    ['a preview', '/guide/2', 'section[aria-labelledby=paywall] h3 >> nth=-1'],
    ['the Pro plan', '/subscribe', 'main h2 >> nth=1'],
    ['questions and answers', '/learn-more', '#questions'],
  ])('switching the language of %s in the header keeps the scroll position', async (_page, path, part) => {
    const page = await open(path, { viewport })
    const at = page.locator(part)
    await at.evaluate((heading) => heading.scrollIntoView())
    await scroll(page, -20)
    await expect.poll(() => isShown(page)).toBe(true)
    const toggle = page
      .getByRole('list', { name: 'Language', exact: true })
      .getByRole('link', { name: '日本語' })
    await keepsPlace(page, at, () => toggle.click())
  })
})

/** Switches the language with `act` and expects the part to stay within 24 pixels of its position. */
async function keepsPlace(page: Page, part: Locator, act: () => Promise<void>): Promise<void> {
  const place = () => part.evaluate((element) => element.getBoundingClientRect().top)
  const language = await page.locator('html').getAttribute('lang')
  const [before, said] = [await place(), await part.textContent()]
  await act()
  await expect.poll(() => page.locator('html').getAttribute('lang')).not.toBe(language)
  await expect.poll(() => part.textContent()).not.toBe(said)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24)
}
