import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForReload, waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import {
  cachedPages,
  cachedTexts,
  guides,
  keepBought,
  keptIn,
  keptTexts,
  openBrowser,
  paid,
  reconnect,
  workerIsReady,
} from './kept-in-browser.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...guides)
})

afterAll(() => shop.close())

test('offline, a guest can read visited pages again, and sees a notice on the others', async () => {
  const { context, page } = await openBrowser(shop)
  await page.goto('/guide/1')
  await workerIsReady(page)
  await expect.poll(() => cachedPages(page)).toEqual([`${shop.url}/guide/1`])
  await page.goto('/login')
  await page.goto('/my-guides')
  await page.goto('/guides?q=number&session_id=cs_secret')
  await expect.poll(() => cachedPages(page)).toEqual([`${shop.url}/guide/1`, `${shop.url}/guides?q=number`])

  await context.setOffline(true)
  await page.goto('/guide/1')
  await page.getByText('A teaser that anybody may read').waitFor()
  await page.goto('/ja/privacy')
  await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
  await page.getByText('この端末に保存したガイドはありません').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja')
  expect(new URL(page.url()).pathname).toBe('/ja/privacy')

  await waitForHydration(page)
  await reconnect(page)
  await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor()
})

test('offline, a buyer reads a saved guide in both languages, and logging out deletes it', async () => {
  const { context, page } = await keepBought(shop, 'aiko')
  await expect.poll(() => keptTexts(page)).toMatch(paid)
  expect((await cachedTexts(page)).filter((text) => paid.test(text))).toEqual([])

  await context.setOffline(true)
  await visitHydrated(page, '/my-guides')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByRole('link', { name: 'Sell narration' }).click()
  await page.getByText('PAID-TEXT-2').waitFor()
  await page.getByText('This is your saved copy').waitFor()
  await page.goto('/ja/guide/2')
  await page.getByText('有料本文-2').waitFor()

  await context.setOffline(false)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/my-guides')
  await page.getByRole('region', { name: 'On this device' }).getByText('Sell narration').waitFor()
  await visitHydrated(page, '/profile')
  await waitForReload(page, () =>
    page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click(),
  )
  await expect.poll(() => keptIn(page)).toBe('nothing')
  expect((await cachedTexts(page)).filter((text) => paid.test(text))).toEqual([])

  await context.setOffline(true)
  await visitHydrated(page, '/guide/2')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.content()).not.toMatch(paid)
})
