import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { signUpAtProvider } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...[1, 2].map((id) => ({ id })))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const password = 'secret-123'
const { authEmulatorUrl, projectId } = inject('services')
const newAddress = () => `screens-${crypto.randomUUID().slice(0, 8)}@example.com`

const words = {
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
    disabled: 'This account is disabled. Please contact the administrator',
    inUse: 'This email address is already in use',
    loggedIn: 'You are logged in',
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
    subscribe: 'お申し込みへ進む（月額¥1,500）',
  },
} as const
type Words = (typeof words)[keyof typeof words]

async function visit(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL: shop.url, ...options })
  const page = await context.newPage()
  await visitHydrated(page, path)
  return { context, page, dialog: page.getByRole('dialog') }
}

/** A page that the visitor reads while its script is still loading. */
async function visitBeforeScript(path: string) {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const comeAlive = () => {
    arrive()
    return waitForHydration(page)
  }
  return { context, page, comeAlive }
}

async function openFromHeader(page: Page, name: string): Promise<Locator> {
  await page.locator('header').getByRole('link', { name }).first().click()
  return whenOpen(page)
}

async function askToSignUp(page: Page, detail: object): Promise<Locator> {
  await page.evaluate(
    (said) => void window.dispatchEvent(new CustomEvent('openSignUpModal', { detail: said })),
    detail,
  )
  return whenOpen(page)
}

async function whenOpen(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').waitFor()
  return dialog
}

type Typed = Partial<Record<'email' | 'username' | 'password' | 'confirmPassword', string>>

async function send(form: Locator, typed: Typed): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await form.locator(`input[name=${name}]`).fill(text)
  await form.locator('button[type=submit]').click()
}

/** The accessible description of a field, as a screen reader gets it. */
async function problemAt(form: Locator, name: string): Promise<string> {
  const field = form.locator(`input[name=${name}][aria-invalid=true]`)
  const [id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return (await form.page().locator(`[id="${id}"]`).textContent()) ?? ''
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const seen = (page: Page, email: string) => page.locator('header').getByText(email).first().waitFor()
const sessionCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')

/** Whether all of it is in the window, and nothing lies over it. */
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && top + height <= window.innerHeight && element.contains(shown)
  })

/** A message in the dialog that screen readers announce immediately. */
async function errorToast(dialog: Locator, text: Words, sentence: string): Promise<void> {
  await dialog.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  await expect.poll(() => dialog.getByRole('alert').getByText(text.error, { exact: true }).count()).toBe(1)
}

describe.each([
  ['English', words.en],
  ['Japanese', words.ja],
] as const)('in %s', (_name, text) => {
  test('the combined dialog shows at each field what is missing, and keeps the e-mail when the mode changes', async () => {
    const { context, page } = await visit(`${text.prefix}/guides`)
    const dialog = await openFromHeader(page, text.signUp)

    await send(dialog, {})
    await expect.poll(() => problemAt(dialog, 'email')).toBe(text.enterEmail)
    await expect.poll(() => problemAt(dialog, 'username')).toBe(text.enterUsername)
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.tooShort)
    await expect.poll(() => focused(page)).toBe('email')

    await send(dialog, { email: 'aiko@', username: '  ', password: '12345', confirmPassword: '12345' })
    await expect.poll(() => problemAt(dialog, 'email')).toBe(text.invalidEmail)
    await expect.poll(() => problemAt(dialog, 'username')).toBe(text.enterUsername)
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.tooShort)

    await send(dialog, { email: 'aiko@example.com', username: 'Aiko', password: '123456' })
    await expect.poll(() => problemAt(dialog, 'confirmPassword')).toBe(text.tooShort)
    await expect.poll(() => focused(page)).toBe('confirmPassword')
    await send(dialog, { confirmPassword: '1234567' })
    await expect.poll(() => problemAt(dialog, 'confirmPassword')).toBe(text.confirmationDiffers)

    await dialog.getByRole('button', { name: text.logIn, exact: true }).click()
    await dialog.getByRole('heading', { name: text.logIn }).waitFor()
    await expect.poll(() => dialog.locator('input[name=email]').inputValue()).toBe('aiko@example.com')
    await expect
      .poll(() => dialog.locator('input[name=confirmPassword], input[name=username]').count())
      .toBe(0)
    await expect.poll(() => focused(page)).toBe('email')
    await send(dialog, { password: '' })
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.enterBoth)
    await send(dialog, { password: '12345' })
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.tooShort)
    await dialog.getByRole('button', { name: text.createAccount, exact: true }).click()
    await dialog.getByLabel(text.username).waitFor()
    await context.close()
  })

  test.each([
    ['a wide screen', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 700 }],
  ])(
    'on %s, signing up names the terms and the privacy policy, and its title stays in view beside every problem',
    async (_title, viewport) => {
      const { context, page } = await visit(`${text.prefix}/guide/1`, { viewport })
      await page
        .locator('header')
        .getByRole('link', { name: text.signUp, includeHidden: true })
        .first()
        .dispatchEvent('click')
      const dialog = await whenOpen(page)
      for (const path of ['/terms-of-service', '/privacy']) {
        const link = dialog.locator(`a[href="${text.prefix}${path}"]`)
        await link.waitFor()
        // What is typed stays where it is.
        await expect.poll(() => link.getAttribute('target')).toBe('_blank')
      }

      await send(dialog, {})
      await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(3)
      await dialog.locator('input[name=confirmPassword]').focus()
      await dialog.getByRole('link').last().scrollIntoViewIfNeeded()
      const title = dialog.getByRole('heading', { level: 2 })
      await expect.poll(() => isInView(title)).toBe(true)
      await expect.poll(() => isInView(dialog.getByRole('button').first())).toBe(true)
      // Nothing moves the dialog as a whole: only its body scrolls.
      await expect.poll(() => dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
      await context.close()
    },
  )

  test('the sign-up modal of a purchase asks for no username, and has its own text for a wrong confirmation', async () => {
    const { context, page } = await visit(`${text.prefix}/guide/1`)
    const dialog = await askToSignUp(page, { guideId: 1 })

    await expect.poll(() => dialog.locator('input[name=username], input[name=remember]').count()).toBe(0)
    await send(dialog, {})
    await expect.poll(() => problemAt(dialog, 'email')).toBe(text.enterBoth)
    await send(dialog, { email: 'aiko@example.com' })
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.enterBoth)
    await send(dialog, { password: 'secret', confirmPassword: 'Secret' })
    await expect.poll(() => problemAt(dialog, 'confirmPassword')).toBe(text.passwordsDiffer)
    await expect.poll(() => focused(page)).toBe('confirmPassword')
    await context.close()
  })

  test('a failed login shows the reason in a message titled Error, and at the field', async () => {
    const known = await shop.signUp('known')
    const disabled = await shop.signUp('disabled')
    await askAsOwner('accounts:update', { localId: disabled.uid, disableUser: true })
    const { context, page } = await visit(`${text.prefix}/guides`)
    const dialog = await openFromHeader(page, text.logIn)

    await send(dialog, { email: known.email, password: 'another-one' })
    await errorToast(dialog, text, text.wrongPassword)
    await expect.poll(() => problemAt(dialog, 'password')).toBe(text.wrongPassword)
    await expect.poll(() => focused(page)).toBe('password')

    await send(dialog, { email: newAddress() })
    await errorToast(dialog, text, text.unknown)
    await expect.poll(() => problemAt(dialog, 'email')).toBe(text.unknown)

    await send(dialog, { email: disabled.email, password })
    await errorToast(dialog, text, text.disabled)
    await expect.poll(() => dialog.locator('[aria-invalid]').count()).toBe(0)

    await dialog.getByRole('button', { name: text.createAccount, exact: true }).click()
    await send(dialog, { email: known.email, username: 'Aiko', password, confirmPassword: password })
    await errorToast(dialog, text, text.inUse)
    await expect.poll(() => problemAt(dialog, 'email')).toBe(text.inUse)

    await page.keyboard.press('Escape')
    await page.locator('header').getByRole('link', { name: text.logIn }).first().waitFor()
    await context.close()
  })

  test('after signing up for a guide or for Pro the checkout is one click away, and is still there after leaving and returning', async () => {
    for (const [detail, action, address, offer] of [
      [{ guideId: 2 }, text.purchase, '/checkout/2', '2'],
      [{ guideId: 2, subscriptionFlow: true }, text.subscribe, '/checkout/subscription?guideId=2', 'pro'],
    ] as const) {
      const { context, page } = await visit(`${text.prefix}/guide/2`)
      const dialog = await askToSignUp(page, detail)
      const email = newAddress()
      const registered = page.waitForRequest('**/trpc/auth.register**')

      await send(dialog, { email, password, confirmPassword: password })

      await registered
      const checkout = dialog.getByRole('link', { name: action })
      await checkout.waitFor()
      await expect.poll(() => checkout.getAttribute('href')).toBe(`${text.prefix}${address}`)
      await page.waitForFunction(() => document.activeElement?.tagName === 'A')
      const { localId } = await accountOf(email)
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), `pending_checkout:${localId}:${offer}`))
        .toBe('true')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${text.prefix}${address}`)
      await context.close()
    }
  })
})

describe('logging in', () => {
  test('shows Aiko a confirmation, closes the dialog, and leaves her on the same page', async () => {
    const aiko = await shop.signUp('aiko')
    const { context, page, dialog } = await visit('/guides?q=automation')
    await openFromHeader(page, 'Log in')

    await dialog.getByLabel('Email address').fill(aiko.email)
    await dialog.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')

    await page.getByRole('status').getByText('You are logged in').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await seen(page, aiko.email)
    await noNavigation(page)
    expect(new URL(page.url()).search).toBe('?q=automation')
    await context.close()
  })

  test('returns from the login page to the previous page, in the language chosen meanwhile', async () => {
    const aiko = await shop.signUp('aiko')
    const { context, page } = await visit('/guide/2')
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await visitHydrated(page, '/login')
    await page.locator('header').getByRole('link', { name: '日本語' }).first().click()
    await page.waitForURL('**/ja/login')

    await send(page.locator('main'), { email: aiko.email, password: 'another-one' })
    await page.getByRole('alert').getByText('パスワードが正しくありません').waitFor()
    await expect.poll(() => page.locator('main input[name=email]').inputValue()).toBe(aiko.email)
    await send(page.locator('main'), { password })

    await page.getByRole('status').getByText('ログインしました').waitFor()
    await page.waitForURL('**/ja/guide/2')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja')
    await context.close()
  })

  test.each([
    ['a path that somebody saved', '/guide/1', '/guide/1'],
    ['another site', 'https://evil.example/', '/'],
    ['nothing', '', '/'],
  ])('after logging in, %s leads to a page of this shop', async (_title, saved, place) => {
    const aiko = await shop.signUp('aiko')
    const { context, page } = await visit('/guides')
    const dialog = await openFromHeader(page, 'Log in')
    await page.evaluate((path) => sessionStorage.setItem('path-after-login', path), saved)

    await send(dialog, { email: aiko.email, password })

    await page.waitForURL((url) => url.pathname === place)
    expect(new URL(page.url()).origin).toBe(shop.url)
    await context.close()
  })

  test('Enter in an IME conversion submits nothing, and a password can be shown', async () => {
    const { context, page } = await visit('/guides')
    const dialog = await openFromHeader(page, 'Sign up')
    const prevented = await dialog.getByLabel('Username').evaluate((field) => {
      const enter = new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      })
      return !field.dispatchEvent(enter)
    })
    expect(prevented).toBe(true)

    const field = dialog.getByLabel('Password', { exact: true })
    await field.fill('visible-1')
    await dialog.getByRole('button', { name: 'Show password' }).first().click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    await dialog.getByRole('button', { name: 'Hide password' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
    await context.close()
  })

  test('a password manager recognizes each field', async () => {
    const { context, page } = await visit('/guides')
    const dialog = await openFromHeader(page, 'Sign up')
    const purposes = () =>
      dialog
        .locator('input:not([type=checkbox])')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))
    await expect.poll(() => purposes()).toEqual(['username', 'nickname', 'new-password', 'new-password'])

    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await dialog.getByLabel('Confirm password').waitFor({ state: 'detached' })
    await expect.poll(() => purposes()).toEqual(['username', 'current-password'])
    await context.close()
  })
})

describe('signing up', () => {
  test('in the combined dialog the username is saved, and the session ends with the browser if the user wants that', async () => {
    const { context, page, dialog } = await visit('/guides')
    await openFromHeader(page, 'Sign up')
    const email = newAddress()
    await dialog.getByLabel('Remember me').uncheck()
    const registered = page.waitForResponse('**/trpc/auth.register**')

    await send(dialog, { email, username: 'Aiko S.', password, confirmPassword: password })

    expect(await (await registered).text()).toContain('Aiko S.')
    await page.getByRole('status').getByText('Your account is ready').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await seen(page, email)
    await expect.poll(async () => (await sessionCookieOf(context))?.expires).toBe(-1)
    await context.close()
  })

  test('opened by a window event without a guide, the modal just closes afterwards', async () => {
    const { context, page, dialog } = await visit('/guide/1')
    await askToSignUp(page, {})
    const email = newAddress()

    await send(dialog, { email, password, confirmPassword: password })

    await page.getByRole('status').getByText('Your account is ready').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await seen(page, email)
    expect(new URL(page.url()).pathname).toBe('/guide/1')
    const pending = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('pending_checkout')),
    )
    expect(pending).toEqual([])
    await context.close()
  })
})

describe('on the login page, what Aiko types before hydration is used:', () => {
  test.each(['Forgot your password?', 'Create an account'])('%s does not ask for it again', async (name) => {
    const { context, page, comeAlive } = await visitBeforeScript('/login')
    await page.getByLabel('Email address').fill('aiko@example.com')
    await comeAlive()

    await page.getByRole('button', { name }).click()

    const dialog = await whenOpen(page)
    await expect.poll(() => dialog.getByLabel('Email address').inputValue()).toBe('aiko@example.com')
    await context.close()
  })

  test('Enter logs her in', async () => {
    const aiko = await shop.signUp('aiko')
    const { context, page, comeAlive } = await visitBeforeScript('/login')
    await page.getByLabel('Email address').fill(aiko.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await comeAlive()

    await page.keyboard.press('Enter')

    await seen(page, aiko.email)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await context.close()
  })
})

describe('a forgotten password', () => {
  test('is replaced through the mailed link, and Aiko logs in with the new one', async () => {
    const { email } = await signUpAtProvider(authEmulatorUrl, newAddress())
    const { context, page } = await visit('/login')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const dialog = await whenOpen(page)
    await expect.poll(() => dialog.getByLabel('Email address').inputValue()).toBe(email)

    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await dialog.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const link = await linkMailedTo(email)
    expect(new URL(link).searchParams.get('lang')).toBe('en')
    const opened = await fetch(`${link}&newPassword=new-secret-9`)
    expect(opened.ok).toBe(true)

    await dialog.getByRole('button', { name: 'Back to login' }).click()
    await dialog.getByLabel('Password').waitFor()
    await send(dialog, { password })
    await dialog.getByText('Password is incorrect').first().waitFor()
    await send(dialog, { password: 'new-secret-9' })
    await seen(page, email)
    await context.close()
  })

  test('shows the same response for an unknown address, and the link can be sent again after a wait', async () => {
    const { email } = await signUpAtProvider(authEmulatorUrl, newAddress())
    const sentences: (string | null)[] = []
    for (const address of [email, newAddress()]) {
      const { context, page } = await visit('/guides')
      await page.clock.install()
      await openFromHeader(page, 'Log in')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
      await dialog.getByRole('heading', { name: 'Reset your password' }).waitFor()
      await send(dialog, { email: ' ' })
      await expect.poll(() => problemAt(dialog, 'email')).toBe('Please enter your email address')
      await send(dialog, { email: address })

      const sentence = dialog.getByText('has an account here')
      await sentence.waitFor()
      sentences.push(((await sentence.textContent()) ?? '').replace(address, '…'))
      await expect.poll(() => dialog.getByRole('button', { name: 'Resend the link' }).count()).toBe(0)
      for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000)
      await dialog.getByRole('button', { name: 'Resend the link' }).click()
      await dialog.getByRole('status').getByText('The link has been sent again').waitFor()
      await context.close()
    }
    expect(sentences[0]).toBe(sentences[1])
  })
})

describe('the dialog itself', () => {
  test.each([
    ['a wide screen', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('on %s the keyboard stays inside, and Escape gives the focus back', async (_title, viewport) => {
    const { context, page, dialog } = await visit('/guides', { viewport })
    const menu = page.locator('header summary')
    if (await menu.isVisible()) await menu.click()
    const link = page.locator('header').getByRole('link', { name: 'Sign up' }).locator('visible=true')
    await link.focus()
    await page.keyboard.press('Enter')
    await whenOpen(page)
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')

    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await context.close()
  })

  test('closes with the cancel button and sends nothing', async () => {
    const { context, page, dialog } = await visit('/guides')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await openFromHeader(page, 'Log in')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(sent).toEqual([])
    await context.close()
  })

  test('says that Google cannot be reached, and a password still logs Aiko in', async () => {
    const aiko = await shop.signUp('aiko')
    const { context, page, dialog } = await visit('/guides')
    await page.route('https://apis.google.com/**', (route) => route.abort())
    await openFromHeader(page, 'Log in')

    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await errorToast(dialog, words.en, 'The authentication system is unavailable. Please try again')
    await send(dialog, { email: aiko.email, password })

    await dialog.waitFor({ state: 'detached' })
    await seen(page, aiko.email)
    await expect.poll(() => page.getByRole('alert').getByText('unavailable').count()).toBe(0)
    await context.close()
  })

  test('says, like the login page, that the system is unavailable without a configuration, before anyone types', async () => {
    const { context, page, dialog } = await visit('/guides')
    await page.route('**/api/config/client-env*', (route) => route.fulfill({ json: {} }))
    await openFromHeader(page, 'Log in')
    await dialog.getByRole('status').getByText('The authentication system is unavailable').waitFor()

    await page.goto('/ja/login')
    await page.locator('main').getByRole('status').getByText('認証システムを利用できません').waitFor()
    await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe('')
    await context.close()
  })
})

test('until the shop knows who the visitor is, the header shows that it is loading', async () => {
  const aiko = await shop.signUp('aiko')
  const { context, page } = await visit('/guides')
  const dialog = await openFromHeader(page, 'Log in')
  await send(dialog, { email: aiko.email, password })
  await seen(page, aiko.email)
  await context.clearCookies()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/config/client-env*', async (route) => {
    await held.promise
    await route.continue()
  })

  await page.reload()
  await page.locator('header').getByText('Loading authentication').first().waitFor()
  held.resolve()

  await seen(page, aiko.email)
  await expect.poll(() => page.locator('header').getByText('Loading authentication').count()).toBe(0)
  await context.close()
})

/** Longer than the delay before a login redirects. */
const noNavigation = (page: Page) =>
  page.evaluate(async () => {
    const { pathname } = window.location
    await new Promise((resolve) => setTimeout(resolve, 800))
    if (window.location.pathname !== pathname) throw new Error(`moved to ${window.location.pathname}`)
  })

interface EmulatorAccount {
  localId: string
}

async function accountOf(email: string): Promise<EmulatorAccount> {
  const { users = [] } = (await askAsOwner('accounts:lookup', { email: [email] })) as {
    users?: EmulatorAccount[]
  }
  const [account] = users
  if (account === undefined) throw new Error(`${email} has no account`)
  return account
}

async function askAsOwner(method: string, body: object): Promise<unknown> {
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

async function linkMailedTo(email: string): Promise<string> {
  const answer = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] }
  const mail = oobCodes.findLast((code) => code.email === email)
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}`)
  return mail.oobLink
}
