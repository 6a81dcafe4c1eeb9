import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { guides, keepBought, keptIn, paid } from './kept-in-browser.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...guides)
})
afterAll(() => shop.close())

test('a saved guide is deleted after its reader was logged out from another device', async () => {
  const { person, page } = await keepBought(shop, 'chie')
  const { status } = await shop.post('/api/auth/logout-everywhere', {}, person)
  expect(status).toBe(204)
  await visitHydrated(page, '/guides')

  await expect.poll(() => keptIn(page)).toBe('nothing')
})

test('another account sees nothing that the previous one saved, even offline', async () => {
  const { context, page } = await keepBought(shop, 'dora')
  const other = await shop.signUp('emi')
  await context.setOffline(true)
  await page.evaluate((uid) => localStorage.setItem('last_known_user_uid', uid), other.uid)

  await visitHydrated(page, '/guide/2')
  await page.getByText('No guides are saved on this device').waitFor()
  expect(await page.content()).not.toMatch(paid)
  await expect.poll(() => keptIn(page)).toBe('nothing')
})
