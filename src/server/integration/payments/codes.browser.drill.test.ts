import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { submitOperation } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'
import { validCardNumber, submitCardForm, signUp, journeyTexts } from './testing/journey-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration for audiobooks', titleJa: 'ナレーションの仕事を始める' })

const payButton = (page: Page) => page.locator('main form button[type=submit]')

test('an owner creates a discount code, and a buyer pays the lower price with it', async () => {
  const owner = await openGuestPage(shop)
  await signInBrowser(owner.page, shop.url, await signUpOperator(shop, 'olga'))
  await visitHydrated(owner.page, '/operator/codes')
  await owner.page.getByRole('button', { name: 'New code' }).click()
  const form = owner.page.getByRole('dialog')
  await form.getByLabel('Code', { exact: true }).fill('spring 26')
  await form.getByLabel('Percentage').last().fill('80')
  // 80 % off puts a guide below Stripe's minimum charge, but not Pro.
  await form.getByText('$2 → $0.50 · ¥200 → ¥100').waitFor()
  await form.getByText('$15 → $3 · ¥1,500 → ¥300').waitFor()
  await form.getByText('Stripe’s minimum charge is $0.50 or ¥100.').waitFor()
  await form.getByLabel('Maximum uses (optional)').fill('1')
  await form.getByLabel('Note').fill('for the newsletter')
  await form.getByRole('button', { name: 'Create code' }).click()
  await owner.page.getByRole('row', { name: /SPRING26.*0 of 1/ }).waitFor()

  const buyer = await openSignedInPage(shop)
  await visitHydrated(buyer.page, '/checkout/1')
  await payButton(buyer.page).filter({ hasText: 'Pay $2' }).waitFor()
  await buyer.page.getByText('I have a code').press('Enter')
  await buyer.page.getByLabel('Code', { exact: true }).fill('autumn26')
  await buyer.page.keyboard.press('Enter')
  await buyer.page.getByText('We don’t recognize this code. Please check the spelling.').waitFor()
  await payButton(buyer.page).filter({ hasText: 'Pay $2' }).waitFor()

  await buyer.page.getByLabel('Code', { exact: true }).fill('ｓｐｒｉｎｇ26')
  await buyer.page.keyboard.press('Enter')
  await buyer.page.getByText('Code SPRING26: $1.50 off').waitFor()
  await payButton(buyer.page).filter({ hasText: 'Pay $0.50' }).waitFor()
  await buyer.page.getByText('$0.50. Nothing else is charged.').first().waitFor()
  await buyer.page.reload()
  await payButton(buyer.page).filter({ hasText: 'Pay $0.50' }).waitFor()

  const late = await openSignedInPage(shop, 390)
  await visitHydrated(late.page, '/ja/checkout/subscription?code=SPRING26')
  await late.page.getByText('このクーポンコードは利用上限に達しました。').waitFor()
  await payButton(late.page).filter({ hasText: '¥1,500' }).waitFor()
  await late.page.getByRole('button', { name: 'クーポンコードを使わずに続ける' }).click()
  await expect.poll(() => new URL(late.page.url()).search).toBe('')

  await submitCardForm(buyer.page, journeyTexts.en, validCardNumber)
  await buyer.page.getByText('Payment successful').first().waitFor()
  await visitHydrated(owner.page, '/operator/codes')
  await owner.page.getByRole('row', { name: /SPRING26.*1 of 1.*\$1\.50.*Used up/ }).waitFor()
  await owner.page.getByRole('button', { name: 'End code' }).click()
  await owner.page.getByRole('dialog').getByLabel('Reason').fill('sold out')
  await owner.page.getByRole('dialog').getByRole('button', { name: 'End code' }).click()
  await owner.page.getByRole('row', { name: /SPRING26.*Ended/ }).waitFor()
  expect([owner.complaints, buyer.complaints, late.complaints]).toEqual([[], [], []])
})

test('a discount code in a link is still applied after the visitor has signed up', async () => {
  const owner = await signUpOperator(shop, 'oki')
  await submitOperation(shop, owner, 'admin.makeCode', {
    word: 'WELCOME5',
    forGuides: true,
    forPro: false,
    terms: { percent: null, amounts: { usd: 50, jpy: 50 } },
    firstDay: new Date().toISOString().slice(0, 10),
    lastDay: null,
    mostUses: null,
    newBuyers: true,
    note: 'a link',
  })
  const { page, complaints } = await openGuestPage(shop)
  await visitHydrated(page, '/checkout/1?code=welcome5')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await signUp(page, journeyTexts.en, `guest-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await page.getByRole('link', { name: 'Register and purchase' }).click()
  await payButton(page).filter({ hasText: 'Pay $1.50' }).waitFor()
  await page.getByText('Code WELCOME5: $0.50 off').waitFor()
  expect(complaints).toEqual([])
})
