import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { validCardNumber, submitCardForm, signUp, journeyTexts } from '../payments/testing/journey-steps.ts'

const paragraph = 'A line of the guide that is long enough to be read. '.repeat(6)
const steps = Array.from({ length: 3 }, (_, place) => `${place + 1}. **Step ${place + 1}.** ${paragraph}`)
const contentEn = [
  '## Introduction',
  ...Array.from({ length: 20 }, () => paragraph),
  '## Steps',
  steps.join('\n'),
].join('\n\n')

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Sell narration for audiobooks', contentEn },
  { id: 2, titleEn: 'Mend photos', contentEn },
)

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Expects the confirmation near the top of the viewport and the focus on the first heading. */
async function expectBeginning(page: Page): Promise<void> {
  const strip = page.getByText(/^Yours now \d+ minutes? · 3 steps$/)
  await strip.waitFor()
  await expect.poll(() => focused(page)).toBe('Introduction')
  await expect.poll(async () => (await strip.boundingBox())?.y).toBeLessThan(160)
  await expect.poll(async () => (await strip.boundingBox())?.y).toBeGreaterThan(40)
}

test('signing up for the free guide opens its confirmation, and confirming opens the guide (B5.25)', async () => {
  const { page, complaints } = await openGuestPage(shop, { viewport: { width: 390, height: 844 } })
  await visitHydrated(page, '/guide/1')
  await page.locator('#paywall').evaluate((heading) => heading.scrollIntoView())
  const before = await topOf(page, '#paywall')
  await page.getByRole('link', { name: 'Sign up and read this one free' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sell narration for audiobooks').waitFor()
  await dialog.getByText('Free with your new account (instead of $2)').waitFor()
  await signUp(page, journeyTexts.en, `free-${crypto.randomUUID().slice(0, 8)}@example.com`)

  await expect.poll(() => focused(page)).toBe('Yes, open this guide')
  await expect.poll(async () => Math.abs((await topOf(page, '#paywall')) - before)).toBeLessThan(300)
  await page.keyboard.press('Enter')
  await expectBeginning(page)
  expect(complaints).toEqual([])
})

test('a paid gift gets the focus, and claiming it opens the beginning of the guide', async () => {
  const giver = await openSignedInPage(shop)
  await visitHydrated(giver.page, '/gift?guide=2')
  await giver.page.getByRole('button', { name: 'Continue to checkout' }).click()
  await giver.page.waitForURL(/\/gift\/[0-9a-f-]{36}$/)
  await submitCardForm(giver.page, journeyTexts.en, validCardNumber)
  await giver.page.getByText('Not accepted yet').waitFor()
  await expect.poll(() => focused(giver.page)).toBe('Mend photos')
  await giver.page.getByRole('button', { name: 'Create a link to share' }).click()
  const link = await giver.page.getByLabel('Gift link').inputValue()

  const friend = await openSignedInPage(shop, 390)
  await visitHydrated(friend.page, link.replace(/^https?:\/\/[^/]+/, shop.url))
  await friend.page.getByRole('button', { name: 'Accept the gift' }).click()
  await friend.page.waitForURL('**/guide/2')
  await expectBeginning(friend.page)
  expect([giver.complaints, friend.complaints]).toEqual([[], []])
})
