import type { Page } from 'playwright-core'

/** What a visitor sees and types on the way to a guide, in both languages. */
export const words = {
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
    paid: '有料本文-2',
    currency: 'jpy',
  },
} as const
export type Words = (typeof words)[keyof typeof words]

/** Fills in the dialog that is open. */
export async function signUp(page: Page, text: Words, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.email).fill(email)
  await dialog.getByLabel(text.password, { exact: true }).fill('secret-123')
  await dialog.getByLabel(text.confirm).fill('secret-123')
  await dialog.locator('button[type=submit]').click()
}
