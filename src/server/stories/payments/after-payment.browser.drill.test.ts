import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openMember as openMemberOf } from '../../testing/browser/open-member.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    ...Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      titleEn: `Sell prompts, part ${index + 1}`,
      titleJa: `プロンプトを売る 第${index + 1}部`,
    })),
  )
  browser = await launchBrowser()
})
afterEach(async () => {
  await closePages(browser)
  expect(shop.unexpectedErrors()).toEqual([])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const openMember = (width?: number) => openMemberOf(shop, browser, width)

test('a note that somebody wrote into this browser shows nothing', async () => {
  const { page, complaints } = await openMember(1280)
  await page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('firebase:authUser:test-key:[DEFAULT]') ?? '{}')
    const note = { plan: 'guide', guideId: 59, at: Date.now() - 11 * 60 * 1000 }
    localStorage.setItem(`just_bought:${uid}`, JSON.stringify(note))
  })
  const asked = page.waitForResponse('**/trpc/guides.find**')
  await visitHydrated(page, '/guides')
  await asked

  expect(await page.getByRole('region', { name: 'Sell prompts, part 59' }).count()).toBe(0)
  expect(complaints).toEqual([])
})
