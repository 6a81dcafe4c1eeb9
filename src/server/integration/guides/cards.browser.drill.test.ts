import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

async function openPage(width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const context = await openContext({ baseURL: shop.url, viewport: { width, height: 844 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}

const cardOf = (page: Page, guideId: number) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="/guide/${guideId}"]`) })

test.each([
  ['', 'View Details'],
  ['/ja', '詳しく見る'],
])('on %s/guides the card’s "%s" links to the guide and is skipped by Tab', async (prefix, name) => {
  const { page, complaints } = await openPage()
  await visitHydrated(page, `${prefix}/guides`)

  const titleOf = (id: number) => cardOf(page, id).getByRole('heading').getByRole('link')
  await titleOf(1).focus()
  for (const next of [cardOf(page, 1).getByRole('button'), titleOf(2)]) {
    await page.keyboard.press('Tab')
    await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true)
  }

  await cardOf(page, 2).getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**${prefix}/guide/2`)
  expect(complaints).toEqual([])
})

test('the header and its menu link to My guides for signed-in users, but not for guests', async () => {
  const { page, complaints } = await openPage()
  await visitHydrated(page, '/')
  expect(await page.locator('a[href="/my-guides"]').count()).toBe(0)

  await signInBrowser(page, shop.url, await shop.signUp('aiko'))
  await visitHydrated(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My guides' }).click()
  await page.waitForURL('**/my-guides')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ja')
  await waitForHydration(page)
  await page.locator('header summary:visible').click()
  await page.locator('header details').getByRole('link', { name: 'マイガイド' }).click()
  await page.waitForURL('**/ja/my-guides')
  expect(complaints).toEqual([])
})
