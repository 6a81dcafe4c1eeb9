import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openMember as openMemberOf } from '../../testing/browser/open-member.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { pay, payAndRead, sixtyParts, toast } from './after-payment-steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...sixtyParts)
})

afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))

afterAll(() => shop.close())

const openMember = (width?: number) => openMemberOf(shop, width)

test('after paying (ja, 390 px) the list opens with the bought guide, until it is read', async () => {
  expect(await payAndRead(shop, { language: 'ja', width: 390, guideId: 56 })).toEqual([])
})

test('a new Pro reader begins with the guide that they came from, and sees on /subscribe when the plan renews and how to manage it', async () => {
  const { page, complaints } = await openMember(1280)
  await visitHydrated(page, '/subscribe')
  await page.getByRole('link', { name: 'Start Pro Subscription' }).waitFor()
  await pay(page, 'en', '/checkout/subscription?guideId=58')

  await toast(page, 'Payment successful').waitFor()
  const panel = page.getByRole('region', { name: 'Sell prompts, part 58' })
  await panel.getByText('You have Pro: all 60 guides on this page are included').waitFor()
  await expect.poll(() => page.getByRole('article').first().getByText('Included in Pro').count()).toBe(1)
  await panel.getByRole('link', { name: 'Start reading' }).click()
  await page
    .getByText(/^PAID-TEXT-/)
    .first()
    .waitFor()

  await visitHydrated(page, '/guides')
  expect(await panel.count()).toBe(0)

  await visitHydrated(page, '/subscribe')
  await page.getByRole('heading', { name: 'You have Pro' }).waitFor()
  await page.getByText(/Your plan renews on \w+ \d+, \d{4}\./).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Start Pro Subscription' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Manage plan' }).click()
  await page.waitForURL(`${shop.stripeUrl}/**`)
  await visitHydrated(page, `${shop.url}/ja/subscribe`)
  await page.getByRole('heading', { name: 'Proプランをご利用中です' }).waitFor()
  expect(complaints).toEqual([])
})
