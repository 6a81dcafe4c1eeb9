import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openMember as openMemberOf } from '../../testing/browser/open-member.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { pay, payAndRead, sixtyParts } from './after-payment-steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...sixtyParts)
})

afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))

afterAll(() => shop.close())

const openMember = (width?: number) => openMemberOf(shop, width)

test('after paying (en, 1280 px) the list opens with the bought guide, until it is read', async () => {
  expect(await payAndRead(shop, { language: 'en', width: 1280, guideId: 55 })).toEqual([])
})

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

test('what was bought makes room for a search, and goes for good when it is closed', async () => {
  const { page, complaints } = await openMember(1280)
  await pay(page, 'en', '/checkout/57')
  const panel = page.getByRole('region', { name: 'Sell prompts, part 57' })
  await panel.waitFor()

  await visitHydrated(page, '/guides?sort=newest')
  expect(await panel.count()).toBe(0)

  await visitHydrated(page, '/guides')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => panel.count()).toBe(0)
  await page.reload()
  await waitForHydration(page)
  expect(await panel.count()).toBe(0)
  expect(complaints).toEqual([])
})
