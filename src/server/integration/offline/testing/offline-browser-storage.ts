import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openContext } from '../../../testing/browser/contexts.ts'
import { visitHydrated } from '../../../testing/browser/hydration.ts'
import { signInBrowser } from '../../../testing/browser/sign-in-browser.ts'
import type { Shop } from '../../../testing/shop.ts'
import { buyItems } from '../../payments/testing/buy.ts'

/** Matches the paid text of guide 2 in either language. */
export const paidTextPattern = /PAID-TEXT-2|有料本文-2/

export const offlineGuides = [{ id: 1 }, { id: 2, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' }]

/** Opens a browser context in which the service worker may run. */
export async function openOfflineBrowser(shop: Shop): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext({
    baseURL: shop.url,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  // Suppresses the browser's online event, which comes before the service worker can use the network again. `reconnectNetwork`
  // dispatches it instead.
  await context.addInitScript(() =>
    window.addEventListener('online', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation()
    }),
  )
  return { context, page: await context.newPage() }
}

/** Signs up a user who buys guide 2 and saves it offline in a separate browser. */
export async function saveBoughtGuide(shop: Shop, name: string) {
  const person = await shop.signUp(name)
  const { payment } = await buyItems(shop, person, ['guide:2'])
  const { context, page } = await openOfflineBrowser(shop)
  await signInBrowser(page, shop.url, person)
  await visitHydrated(page, '/guide/2')
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
  await waitForWorker(page)
  return { person, payment, context, page }
}

/** Waits until the service worker is active. From then on it answers every page that is opened. */
export const waitForWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')

/** Turns the emulated network on and dispatches the online event. */
export async function reconnectNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false)
  // Dispatches the event in a later task, because the page may navigate during `evaluate` otherwise.
  await page.evaluate(() => void scheduler.postTask(() => window.dispatchEvent(new Event('online'))))
}

/** Returns all records of the IndexedDB of saved guides, as JSON. */
export const readSavedGuides = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('kept-guides')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames]
          const transaction = opening.result.transaction(stores)
          const found = stores.map((name) => transaction.objectStore(name).getAll())
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve(JSON.stringify(found.flatMap(({ result }) => result)))
          })
        })
      }),
  )

export const readSavedState = async (page: Page) =>
  (await readSavedGuides(page)) === '[]' ? 'nothing' : 'something'

/** Returns each entry of Cache Storage as cache name, URL and body. */
export const readCacheEntries = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(`${name} ${request.url}\n${await (await cache.match(request))?.text()}`)
    }
    return texts
  })

export const listCachedPages = async (page: Page) =>
  (await readCacheEntries(page))
    .filter((text) => text.startsWith('pages-'))
    .map((text) => text.split(/[ \n]/, 2)[1])
