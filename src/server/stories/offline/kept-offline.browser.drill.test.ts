import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { guides, keepBought, keptIn, paid } from './kept-in-browser.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...guides)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test('a saved guide is deleted after its reader was logged out from another device', async () => {
  const { person, context, page } = await keepBought(shop, browser, 'chie')
  const { status } = await shop.post('/api/auth/logout-everywhere', {}, person)
  expect(status).toBe(204)
  await visitHydrated(page, '/guides')

  await expect.poll(() => keptIn(page)).toBe('nothing')
  await context.close()
})

test('another account sees nothing that the previous one saved, even offline', async () => {
  const { context, page } = await keepBought(shop, browser, 'dora')
  const other = await shop.signUp('emi')
  await context.setOffline(true)
  await page.evaluate((uid) => localStorage.setItem('last_known_user_uid', uid), other.uid)

  await visitHydrated(page, '/guide/2')
  await page.getByText('No guides are saved on this device').waitFor()
  expect(await page.content()).not.toMatch(paid)
  await expect.poll(() => keptIn(page)).toBe('nothing')
  await context.close()
})
