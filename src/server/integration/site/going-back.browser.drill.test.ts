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
 * Leaves the page and goes back: what on it forbids a browser to bring it back as it was. The browser of these tests, a mere
 * shell, never brings a page back, but it names what it finds on one, such as a listener for its unloading. Whether a page
 * really comes back only a whole browser can show, one of CHROME or by hand.
 */
async function whatForbidsKeeping(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const forbidden = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // The others are about the browser and the moment.
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

test('on no public page, asleep or awake, anything is found that forbids a browser to bring it back as it was', async () => {
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
