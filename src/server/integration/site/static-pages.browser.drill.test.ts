import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageLanguages } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { listUnhandledControls } from '../../testing/browser/list-unhandled-controls.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
await shop.stock({ id: 1, isFreePreview: true, referenceVideos: [video] }, { id: 2 })

/** Opens a page whose scripts are blocked until `release`. */
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

describe.each(pageLanguages)('static pages in %s', (language) => {
  test.each(reading)(
    '%s stays static until the first click, and a click on any control works or is stored',
    async (path) => {
      const { page } = await open(localizePath(language, path))
      await expect.poll(() => hydrationStatus(page)).toBe('static')
      await page.locator('link[rel=prefetch][href*="/shell-"]').waitFor({ state: 'attached' })
      expect([await hydrationStatus(page), await page.locator('link[rel=modulepreload]').count()]).toEqual([
        'static',
        0,
      ])
      expect(await page.evaluate(listUnhandledControls)).toEqual([])
    },
  )

  test.each([...ofNoUseAsleep, paths.checkoutPro])(
    'before hydration a click or submit on any control of %s works or is stored',
    async (path) => {
      const { page } = await open(localizePath(language, path))
      expect(await page.evaluate(listUnhandledControls)).toEqual([])
    },
  )

  test.each(ofNoUseAsleep)('%s hydrates without a click', async (path) => {
    const { page, release } = await open(localizePath(language, path))
    await expect.poll(() => hydrationStatus(page)).toBe('hydrating')
    release()
    await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
  })
})
