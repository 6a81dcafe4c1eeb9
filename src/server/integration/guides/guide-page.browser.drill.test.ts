import { expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openContext } from '../../testing/browser/contexts.ts'

const paragraphs = Array.from({ length: 12 }, () =>
  'A line of the guide that is long enough to be read. '.repeat(4),
)

const text = (names: readonly string[]) =>
  names.map((name) => `## ${name}\n\n${paragraphs.join('\n\n')}`).join('\n\n')

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  {
    id: 1,
    isFreePreview: true,
    contentEn: text(['Introduction', 'Steps', 'Summary']),
    contentJa: text(['はじめに', '手順', 'まとめ']),
    referenceVideos: [{ videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null }],
  },
  { id: 2 },
)

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext({ baseURL: shop.url, ...options })
  const page = await context.newPage()
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await waitForHydration(page)
  return page
}

const phone = { width: 390, height: 844 }

test('switching languages keeps the section in view, and other sites load only with a started video', async () => {
  const { page } = await openGuestPage(shop)
  await visitHydrated(page, '/guide/1')
  const otherSites: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) otherSites.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const heading = page.locator('#section-2')
  const distance = async () => (await heading.boundingBox())?.y ?? Infinity
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await heading.evaluate((shown) => shown.scrollIntoView())
  const before = await distance()

  await contents.getByRole('link', { name: 'Side by side' }).click()
  await page.waitForURL('**/guide/1?view=both')
  await page.getByRole('heading', { name: '手順' }).waitFor()
  await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(5)

  await page.getByRole('button', { name: 'Contents' }).click()
  await page.locator('#contents').getByRole('link', { name: '日本語' }).click()
  await page.waitForURL('**/ja/guide/1')
  await heading.filter({ hasText: '手順' }).waitFor()
  await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(5)

  const video = page.getByRole('link', { name: 'Watch this' })
  await video.scrollIntoViewIfNeeded()
  expect(otherSites).toEqual([])
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }))
  await video.press('Enter')
  await page.frameLocator('iframe[title="Watch this"]').getByText('player').waitFor()
  expect(new Set(otherSites.map((url) => new URL(url).origin))).toEqual(
    new Set(['https://www.youtube-nocookie.com']),
  )
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  expect(refused).toEqual([])
})

test('the table of contents highlights the section being read, in both languages', async () => {
  const page = await open('/guide/1')
  const current = page.locator('nav [aria-current=location]:visible')
  await page.locator('#section-2').evaluate((heading) => heading.scrollIntoView())
  await current.filter({ hasText: 'Steps' }).waitFor()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '日本語' }).click()
  await current.filter({ hasText: '手順' }).waitFor()
  await page.locator('#section-3').evaluate((heading) => heading.scrollIntoView())
  await current.filter({ hasText: 'まとめ' }).waitFor()
  await expect.poll(() => current.count()).toBe(1)
})

test.each([
  ['with', true],
  ['without', false],
])(
  'on a phone the table of contents opens as a sheet and links to a section, %s JavaScript',
  async (_name, javaScriptEnabled) => {
    const page = await open('/guide/1', { viewport: phone, javaScriptEnabled })
    const sheet = page.locator('#contents')
    await expect.poll(() => sheet.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Contents' }).click()
    await sheet.getByRole('link', { name: 'Summary' }).click()
    await page.waitForURL('**/guide/1#section-3')
    if (javaScriptEnabled) await sheet.waitFor({ state: 'hidden' })
  },
)

test('a printed guide has black text and no header, footer or navigation', async () => {
  const page = await open('/guide/1')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.prose h2').first().isVisible()).toBe(true)
  const around = page.locator('body header:has(~ main), main ~ footer, nav, #related')
  await expect.poll(() => around.filter({ visible: true }).count()).toBe(0)
  const line = page.locator('.prose p').first()
  await expect
    .poll(() => line.evaluate((printed) => getComputedStyle(printed).color))
    .toMatch(/^(rgb\(0, 0, 0\)|oklch\(0 )/)
})

test.each([
  ['Try One for Only $2', { guideId: 2 }],
  ['Subscribe and unlock your future for $15', { guideId: 2, subscriptionFlow: true }],
])('a guest who clicks "%s" opens the sign-up modal for that guide', async (name, detail) => {
  const page = await open('/guide/2')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('openSignUpModal', (event) => heard.push((event as CustomEvent).detail))
  })

  await page.locator('main').getByRole('link', { name }).click()

  await page.getByRole('dialog').waitFor()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual([detail])
})
