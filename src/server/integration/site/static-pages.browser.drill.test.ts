import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageLanguages } from '../../../shared/languages.ts'
import { pathIn, paths } from '../../../shared/paths.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { listLost } from '../../testing/browser/list-lost.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
await shop.stock({ id: 1, isFreePreview: true, referenceVideos: [video] }, { id: 2 })

/** A page whose app never comes before `release`. */
async function open(path: string): Promise<{ page: Page; release: () => void }> {
  const context = await openContext({ baseURL: shop.url })
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { page, release }
}

const hydrationStatus = (page: Page) => page.locator('html').getAttribute('data-state')

const reading = [
  paths.home,
  paths.guides,
  paths.search,
  paths.guide(1),
  paths.guide(2),
  paths.subscribe,
  paths.learnMore,
  paths.successStories,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.refunds,
  paths.commerce,
]
const ofNoUseAsleep = [
  paths.login,
  paths.profile,
  paths.myGuides,
  paths.checkout(2),
  paths.paymentSuccess,
  paths.offline,
]

describe.each(pageLanguages)('in %s', (language) => {
  test.each(reading)(
    '%s stays a static page until the first click, and every control works without the app or is kept for it',
    async (path) => {
      const { page } = await open(pathIn(language, path))
      await expect.poll(() => hydrationStatus(page)).toBe('static')
      await page.locator('link[rel=prefetch][href*="/shell-"]').waitFor({ state: 'attached' })
      expect([await hydrationStatus(page), await page.locator('link[rel=modulepreload]').count()]).toEqual([
        'static',
        0,
      ])
      expect(await page.evaluate(listLost)).toEqual([])
    },
  )

  test.each([...ofNoUseAsleep, paths.checkoutPro])(
    'what can be pressed or sent at %s works without the app or is kept for it',
    async (path) => {
      const { page } = await open(pathIn(language, path))
      expect(await page.evaluate(listLost)).toEqual([])
    },
  )

  test.each(ofNoUseAsleep)('%s is of no use asleep and wakes by itself', async (path) => {
    const { page, release } = await open(pathIn(language, path))
    await expect.poll(() => hydrationStatus(page)).toBe('hydrating')
    release()
    await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
  })
})
