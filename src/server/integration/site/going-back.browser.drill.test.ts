import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../../shared/paths.ts'
import { openContext, setLaunchOptions } from '../../testing/browser/contexts.ts'
import { waitForHydration } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, isFreePreview: true }, { id: 2 })
setLaunchOptions({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

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

/**
 * Leaves the page, goes back and returns what on the page prevents the back/forward cache. Headless shell never uses that
 * cache, but reports what would prevent it, such as an `unload` listener. Only a full browser, set by `CHROME`, can show
 * whether a page is really restored.
 */
async function whatForbidsKeeping(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const forbidden = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // Circumstantial reasons are about the browser, not about the page.
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    )
    session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]))
  })
  const address = page.url()
  await page.goto('/privacy?other')
  await page.evaluate(() => void scheduler.postTask(() => history.back()))
  await page.waitForURL(address)
  const reasons = await forbidden
  await session.detach()
  return reasons
}

test('no public page, static or hydrated, prevents the browser’s back/forward cache', async () => {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  for (const path of [...reading, paths.login]) {
    for (const wake of [false, true]) {
      await page.goto(path)
      if (wake) await waitForHydration(page)
      expect([path, await whatForbidsKeeping(page)]).toEqual([path, []])
    }
  }
  await page.evaluate(() => addEventListener('unload', () => undefined))
  expect(await whatForbidsKeeping(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})
