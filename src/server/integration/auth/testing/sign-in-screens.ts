import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { openContext } from '../../../testing/browser/contexts.ts'
import { visitHydrated } from '../../../testing/browser/hydration.ts'
import type { Shop } from '../../../testing/shop.ts'

export const formPassword = 'secret-123'
export const createEmailAddress = () => `screens-${crypto.randomUUID().slice(0, 8)}@example.com`

export const signInTexts = {
  en: {
    prefix: '',
    logIn: 'Log in',
    signUp: 'Sign up',
    email: 'Email address',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    createAccount: 'Create an account',
    error: 'Error',
    enterBoth: 'Please enter your email address and password',
    enterEmail: 'Please enter your email address',
    invalidEmail: 'Please enter a valid email address',
    enterUsername: 'Please enter a username',
    tooShort: 'Password must be at least 6 characters long',
    confirmationDiffers: "Passwords don't match",
    passwordsDiffer: 'Passwords do not match',
    wrongPassword: 'Password is incorrect',
    unknown: 'No account found with this email address',
    disabled: 'This account is disabled. Please contact the administrator.',
    inUse: 'This email address is already in use',
    loggedIn: 'You’re logged in',
    purchase: 'Register and purchase',
    subscribe: 'Register and subscribe for $15',
  },
  ja: {
    prefix: '/ja',
    logIn: 'ログイン',
    signUp: '新規登録',
    email: 'メールアドレス',
    username: 'ユーザー名',
    password: 'パスワード',
    confirm: 'パスワード（確認）',
    createAccount: '新規登録',
    error: 'エラー',
    enterBoth: 'メールアドレスとパスワードを入力してください',
    enterEmail: 'メールアドレスを入力してください',
    invalidEmail: 'メールアドレスの形式が正しくありません',
    enterUsername: 'ユーザー名を入力してください',
    tooShort: 'パスワードは6文字以上で入力してください',
    confirmationDiffers: '確認用のパスワードが一致しません',
    passwordsDiffer: 'パスワードが一致しません',
    wrongPassword: 'パスワードが正しくありません',
    unknown: 'このメールアドレスのアカウントが見つかりません',
    disabled: 'このアカウントは無効になっています。管理者にお問い合わせください。',
    inUse: 'このメールアドレスはすでに登録されています',
    loggedIn: 'ログインしました',
    purchase: '購入手続きへ進む',
    subscribe: 'お申し込みへ進む（¥1,500 / 月）',
  },
} as const
export type SignInTexts = (typeof signInTexts)[keyof typeof signInTexts]

/** Opens the path in a new browser context and waits for hydration. */
export async function openHydratedPage(shop: Shop, path: string, options: BrowserContextOptions = {}) {
  const context = await openContext({ baseURL: shop.url, ...options })
  const page = await context.newPage()
  await visitHydrated(page, path)
  return { context, page, dialog: page.getByRole('dialog') }
}

export async function openDialogFromHeader(page: Page, name: string): Promise<Locator> {
  await page.locator('header').getByRole('link', { name }).first().click()
  return waitForDialog(page)
}

export async function dispatchSignUpEvent(page: Page, detail: object): Promise<Locator> {
  await page.evaluate(
    (said) => void window.dispatchEvent(new CustomEvent('openSignUpModal', { detail: said })),
    detail,
  )
  return waitForDialog(page)
}

export async function waitForDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').waitFor()
  return dialog
}

type Typed = Partial<Record<'email' | 'username' | 'password' | 'confirmPassword', string>>

export async function submitSignInForm(form: Locator, typed: Typed): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await form.locator(`input[name=${name}]`).fill(text)
  await form.locator('button[type=submit]').click()
}

/** Returns the error text of an invalid field, from its `aria-describedby`. */
export async function readFieldError(form: Locator, name: string): Promise<string> {
  const field = form.locator(`input[name=${name}][aria-invalid=true]`)
  const [id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return (await form.page().locator(`[id="${id}"]`).textContent()) ?? ''
}

export const readFocusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))
export const waitForSignedIn = (page: Page, email: string) =>
  page.locator('header').getByText(email).first().waitFor()

/** Waits for the sentence in the dialog's alert and expects one alert titled Error. */
export async function expectErrorAlert(dialog: Locator, text: SignInTexts, sentence: string): Promise<void> {
  await dialog.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  await expect.poll(() => dialog.getByRole('alert').getByText(text.error, { exact: true }).count()).toBe(1)
}

interface EmulatorAccount {
  localId: string
}

export async function fetchEmulatorAccount(email: string): Promise<EmulatorAccount> {
  const { users = [] } = (await requestEmulatorAsOwner('accounts:lookup', { email: [email] })) as {
    users?: EmulatorAccount[]
  }
  const [account] = users
  if (account === undefined) throw new Error(`${email} has no account`)
  return account
}

export async function requestEmulatorAsOwner(method: string, body: object): Promise<unknown> {
  const { authEmulatorUrl, projectId } = inject('services')
  const answer = await fetch(
    `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${method}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  if (!answer.ok) throw new Error(`${method} failed: ${await answer.text()}`)
  return answer.json()
}
