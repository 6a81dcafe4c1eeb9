import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openMember as openMemberOf } from '../../testing/browser/open-member.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 }, { id: 2 })
})

afterAll(() => shop.close())

const openMember = (width?: number) => openMemberOf(shop, width)

test('a buyer who comes back to a guide without having paid can complete the payment, in both languages', async () => {
  const { page, complaints } = await openMember()
  for (const [path, buy, complete, again] of [
    ['/guide/1', 'Subscribe and unlock your future for $15', 'Complete Payment - $15', 'Check again'],
    ['/ja/guide/2', '¥200', 'お支払いを完了する（¥200）', 'もう一度確認する'],
  ] as const) {
    await visitHydrated(page, `${shop.url}${path}`)
    await page.locator('main').getByRole('link', { name: buy }).first().click()
    await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
    const checkout = page.url()

    await visitHydrated(page, `${shop.url}${path}`)
    await page.getByRole('button', { name: again }).waitFor()
    await page.getByRole('button', { name: complete, exact: true }).click()
    await page.waitForURL(checkout)
  }
  expect(complaints).toEqual([])
})

test('a press on Buy counts though the page wakes under the finger', async () => {
  const { page, complaints } = await openMember()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/guide/1', { waitUntil: 'commit' })
  const buy = page.locator('main a[href="/checkout/1"]').first()
  await buy.hover()
  await page.mouse.down()
  release()
  await waitForHydration(page)
  await page.getByText('Or pay by card here in the shop').first().waitFor()
  await page.mouse.up()
  await page.waitForURL(`${shop.stripeUrl}/c/pay/**`)
  expect(complaints).toEqual([])
})

test('a guest’s /subscribe offers Pro', async () => {
  expect((await shop.visit('/subscribe')).body).toContain('Start Pro Subscription')
})
