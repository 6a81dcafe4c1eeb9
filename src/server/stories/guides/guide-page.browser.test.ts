import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openVisitor } from '../../testing/browser/open-visitor.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const paragraphs = Array.from({ length: 12 }, () =>
  'A line of the guide that is long enough to be read. '.repeat(4),
)
const text = (names: readonly string[]) =>
  names.map((name) => `## ${name}\n\n${paragraphs.join('\n\n')}`).join('\n\n')

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
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
})
afterAll(() => shop.close())

test('a reader stays at the section when switching languages, and nothing is loaded from another site until a video plays in place', async () => {
  const { page } = await openVisitor(shop)
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

test('without JavaScript a video is a link to its page', async () => {
  expect((await shop.visit('/guide/1')).body).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aaaaaaaaaaa"(?:(?!<\/a>).)*Watch this/s,
  )
})
