import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visitHydrated } from '../../../testing/browser/hydration.ts'
import { openGuestPage } from '../../../testing/browser/open-guest-page.ts'
import type { Shop } from '../../../testing/shop.ts'

/** Interface texts from the guide list to a paid guide, in both languages. */
export const journeyTexts = {
  en: {
    prefix: '',
    buy: 'Try One for Only $2',
    password: 'Password',
    confirm: 'Confirm password',
    email: 'Email address',
    signUp: 'Sign up',
    purchase: 'Register and purchase',
    pay: 'Pay $2',
    card: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    declined: 'Your card was declined.',
    read: 'Read the guide',
    guideId: 1,
    paid: 'PAID-TEXT-1',
    currency: 'usd',
  },
  ja: {
    prefix: '/ja',
    buy: '¥200',
    password: 'パスワード',
    confirm: 'パスワード（確認）',
    email: 'メールアドレス',
    signUp: '登録',
    purchase: '購入手続きへ進む',
    pay: '¥200',
    card: 'カード番号',
    expiry: '有効期限',
    code: 'セキュリティコード',
    declined: 'カードが拒否されました。',
    read: 'ガイドを読む',
    guideId: 2,
    paid: '有料本文-2',
    currency: 'jpy',
  },
} as const
type Words = (typeof journeyTexts)[keyof typeof journeyTexts]

/** Fills in the open sign-up dialog and submits it. */
export async function signUp(page: Page, text: Words, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.email).fill(email)
  await dialog.getByLabel(text.password, { exact: true }).fill('secret-123')
  await dialog.getByLabel(text.confirm).fill('secret-123')
  await dialog.locator('button[type=submit]').click()
}

export const fourGuides = [1, 2, 3, 4].map((id) => ({
  id,
  titleEn: `Sell prompts, part ${id}`,
  titleJa: `プロンプトを売る 第${id}部`,
}))

export const validCardNumber = '4242 4242 4242 4242'

/** Fills in the card form and submits it. */
export async function submitCardForm(page: Page, text: Words, number: string): Promise<void> {
  const form = page.frameLocator('main form iframe')
  await form.getByLabel(text.card).fill(number)
  await form.getByLabel(text.expiry).fill('1234')
  await form.getByLabel(text.code).fill('123')
  await page.locator('main form button[type=submit]').click()
}

/** Takes a new buyer from the list to the paid text, with a declined card first. Returns the browser's errors. */
export async function buyAsNewUser(shop: Shop, language: keyof typeof journeyTexts): Promise<string[]> {
  const text = journeyTexts[language]
  const { guideId } = text
  const { page, complaints } = await openGuestPage(shop)
  await visitHydrated(page, `${text.prefix}/guides`)
  await page.locator(`h3 a[href="${text.prefix}/guide/${guideId}"]`).click()
  await page.waitForURL(`**${text.prefix}/guide/${guideId}`)
  const buy = page.locator('main').getByRole('link', { name: text.buy }).first()
  await buy.waitFor()
  expect(await page.content()).not.toContain(text.paid)

  await buy.click()
  await signUp(page, text, `buyer-${guideId}-${Date.now()}@example.com`)
  await page.getByRole('dialog').getByRole('link', { name: text.purchase }).click()
  await page.waitForURL(`**/checkout/${guideId}`)
  await page.locator('main form button[type=submit]').filter({ hasText: text.pay }).waitFor()
  await submitCardForm(page, text, '4000 0000 0000 0002')
  // The error is shown once, in the form, as an alert.
  await page.locator('main form [role=alert]').getByText(text.declined).waitFor()
  await expect.poll(() => page.getByText(text.declined).count()).toBe(1)
  await submitCardForm(page, text, validCardNumber)
  await page.waitForURL(`**${text.prefix}/guides`)
  await page.getByRole('link', { name: text.read }).click()
  await page.getByText(text.paid).waitFor()

  await page.reload()
  await page.getByText(text.paid).waitFor()
  const paid = await shop.deps.stripe.paymentIntents.list({ limit: 1 })
  expect(paid.data[0]).toMatchObject({ status: 'succeeded', amount: 200, currency: text.currency })
  const asGuest = await shop.visit(`${text.prefix}/guide/${guideId}`)
  expect(asGuest.status).toBe(200)
  expect(asGuest.body).not.toContain(text.paid)
  return complaints
}
