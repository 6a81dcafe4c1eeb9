import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'
import { guides, keepBought, keptIn, paid } from './testing/kept-in-browser.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...guides)

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
