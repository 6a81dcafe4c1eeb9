import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { redirectDelayMs } from '../../../client/auth/session/return-path.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForHydration, waitForTasks } from '../../testing/browser/hydration.ts'
import { signUpAtProvider } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'
import {
  createEmailAddress,
  openDialogFromHeader,
  formPassword,
  waitForSignedIn,
  submitSignInForm,
  openHydratedPage,
  waitForDialog,
  dispatchSignUpEvent,
  expectErrorAlert,
  readFieldError,
  signInTexts,
} from './testing/sign-in-screens.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...[1, 2].map((id) => ({ id })))

const { authEmulatorUrl, projectId } = inject('services')

const visit = (path: string, options?: BrowserContextOptions) => openHydratedPage(shop, path, options)

/** Opens a page whose scripts load only when `comeAlive` is called. */
async function visitBeforeScript(path: string) {
  const context = await openContext({ baseURL: shop.url })
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

const sessionCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')

async function linkMailedTo(email: string): Promise<string> {
  const answer = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] }
  const mail = oobCodes.findLast((code) => code.email === email)
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}`)
  return mail.oobLink
}

describe('a user can log in from the header', () => {
  test('logging in from the header confirms it and stays on the page, with the focus on its heading', async () => {
    const aiko = await shop.signUp('aiko')
    const { page, dialog } = await visit('/guides?q=automation')
    await openDialogFromHeader(page, 'Log in')

    await dialog.getByLabel('Email address').fill(aiko.email)
    await dialog.getByLabel('Password').fill(formPassword)
    await page.clock.install()
    const account = page.waitForResponse('**/trpc/auth.me**')
    await page.keyboard.press('Enter')

    await page.getByRole('status').getByText('You’re logged in').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await waitForSignedIn(page, aiko.email)
    await (await account).finished()
    // Skips the delay that precedes a redirect after login.
    await page.clock.fastForward(redirectDelayMs)
    await waitForTasks(page)
    expect(new URL(page.url()).search).toBe('?q=automation')
    expect(await page.locator('h1:focus').count()).toBe(1)
  })

  test(
    'after a login on the page of an owned guide, the focus is on the heading of the full guide',
    { tags: 'drill' },
    async () => {
      const aiko = await shop.signUp('aiko')
      await buyItems(shop, aiko, ['guide:1'])
      const { page, dialog } = await visit('/guide/1')
      await openDialogFromHeader(page, 'Log in')
      await submitSignInForm(dialog, { email: aiko.email, password: formPassword })
      await page.getByText('PAID-TEXT-1').first().waitFor()
      await expect.poll(() => page.locator('h1:focus').count()).toBe(1)
    },
  )

  test(
    'the login page returns to the previous page, in the language chosen meanwhile',
    { tags: 'drill' },
    async () => {
      const aiko = await shop.signUp('aiko')
      const { page } = await visit('/guide/2')
      await page.evaluate(() => localStorage.setItem('language', 'en'))
      await visitHydrated(page, '/login')
      await page.locator('header').getByRole('link', { name: '日本語' }).first().click()
      await page.waitForURL('**/ja/login')

      await submitSignInForm(page.locator('main'), { email: aiko.email, password: 'another-one' })
      await page.getByRole('alert').getByText('パスワードが正しくありません').waitFor()
      await expect.poll(() => page.locator('main input[name=email]').inputValue()).toBe(aiko.email)
      await submitSignInForm(page.locator('main'), { password: formPassword })

      await page.getByRole('status').getByText('ログインしました').waitFor()
      await page.waitForURL('**/ja/guide/2')
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja')
    },
  )
})

test('/keep-account tells a guest how to keep an account, not that a deletion is scheduled', async () => {
  const { page } = await visit('/keep-account')
  await page.getByRole('heading', { name: 'Keep your account' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor()
  expect(await page.getByText('scheduled for deletion').count()).toBe(0)
})

describe('a user can sign up without “remember me”', { tags: 'drill' }, () => {
  test('signing up without “remember me” saves the username and sets a session cookie', async () => {
    const { context, page, dialog } = await visit('/guides')
    await openDialogFromHeader(page, 'Sign up')
    const email = createEmailAddress()
    await dialog.getByLabel('Remember me').uncheck()
    const registered = page.waitForResponse('**/trpc/auth.register**')

    await submitSignInForm(dialog, {
      email,
      username: 'Aiko S.',
      password: formPassword,
      confirmPassword: formPassword,
    })

    expect(await (await registered).text()).toContain('Aiko S.')
    await page.getByRole('status').getByText('Your account is ready').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await waitForSignedIn(page, email)
    await expect.poll(async () => (await sessionCookieOf(context))?.expires).toBe(-1)
  })
})

describe('the login page works before hydration', { tags: 'drill' }, () => {
  test('credentials typed before hydration are kept, and Enter logs in', async () => {
    const aiko = await shop.signUp('aiko')
    const { page, comeAlive } = await visitBeforeScript('/login')
    await page.getByLabel('Email address').fill(aiko.email)
    await page.getByLabel('Password', { exact: true }).fill(formPassword)
    await comeAlive()

    await page.keyboard.press('Enter')

    await waitForSignedIn(page, aiko.email)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})

describe('a user can reset a forgotten password', { tags: 'drill' }, () => {
  test('a user replaces a forgotten password through the emailed link and logs in with the new one', async () => {
    const { email } = await signUpAtProvider(authEmulatorUrl, createEmailAddress())
    const { page } = await visit('/login')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const dialog = await waitForDialog(page)
    await expect.poll(() => dialog.getByLabel('Email address').inputValue()).toBe(email)

    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await dialog.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const link = await linkMailedTo(email)
    expect(new URL(link).searchParams.get('lang')).toBe('en')
    const opened = await fetch(`${link}&newPassword=new-secret-9`)
    expect(opened.ok).toBe(true)

    await dialog.getByRole('button', { name: 'Back to login' }).click()
    await dialog.getByLabel('Password').waitFor()
    await submitSignInForm(dialog, { password: formPassword })
    await dialog.getByText('Password is incorrect').first().waitFor()
    await submitSignInForm(dialog, { password: 'new-secret-9' })
    await waitForSignedIn(page, email)
  })
})

test.each([
  ['a path', '/guide/1', '/guide/1'],
  ['nothing', '', '/'],
  ['the URL of another site', 'https://evil.example/', '/'],
])(
  'after login with %s as the saved return path, the user is on a page of this shop',
  { tags: 'drill' },
  async (_title, saved, place) => {
    const aiko = await shop.signUp('aiko')
    const { page } = await visit('/guides')
    const dialog = await openDialogFromHeader(page, 'Log in')
    await page.evaluate((path) => sessionStorage.setItem('path-after-login', path), saved)

    await submitSignInForm(dialog, { email: aiko.email, password: formPassword })

    await page.waitForURL((url) => url.pathname === place)
    expect(new URL(page.url()).origin).toBe(shop.url)
  },
)

test(
  'Enter during an IME conversion does not submit the form, and a password can be shown',
  { tags: 'drill' },
  async () => {
    const { page } = await visit('/guides')
    const dialog = await openDialogFromHeader(page, 'Sign up')
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
  },
)

test('each field has the autocomplete value that password managers expect', { tags: 'drill' }, async () => {
  const { page } = await visit('/guides')
  const dialog = await openDialogFromHeader(page, 'Sign up')
  const purposes = () =>
    dialog
      .locator('input:not([type=checkbox])')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))
  await expect.poll(() => purposes()).toEqual(['username', 'nickname', 'new-password', 'new-password'])

  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog.getByLabel('Confirm password').waitFor({ state: 'detached' })
  await expect.poll(() => purposes()).toEqual(['username', 'current-password'])
})

test(
  'a sign-up modal opened without a guide closes after signing up and leaves no pending checkout',
  { tags: 'drill' },
  async () => {
    const { page, dialog } = await visit('/guide/1')
    await dispatchSignUpEvent(page, {})
    const email = createEmailAddress()

    await submitSignInForm(dialog, { email, password: formPassword, confirmPassword: formPassword })

    await page.getByRole('status').getByText('Your account is ready').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await waitForSignedIn(page, email)
    expect(new URL(page.url()).pathname).toBe('/guide/1')
    const pending = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('pending_checkout')),
    )
    expect(pending).toEqual([])
  },
)

test(
  '“Forgot your password?” keeps the email address typed before hydration',
  { tags: 'drill' },
  async () => {
    const { page, comeAlive } = await visitBeforeScript('/login')
    await page.getByLabel('Email address').fill('aiko@example.com')
    await comeAlive()

    await page.getByRole('button', { name: 'Forgot your password?' }).click()

    const dialog = await waitForDialog(page)
    await expect.poll(() => dialog.getByLabel('Email address').inputValue()).toBe('aiko@example.com')
  },
)

test(
  'a password reset answers the same for an unknown address, and can be sent again after a wait',
  { tags: 'drill' },
  async () => {
    const { email } = await signUpAtProvider(authEmulatorUrl, createEmailAddress())
    const sentences: (string | null)[] = []
    for (const address of [email, createEmailAddress()]) {
      const { context, page } = await visit('/guides')
      await page.clock.install()
      await openDialogFromHeader(page, 'Log in')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
      await dialog.getByRole('heading', { name: 'Reset your password' }).waitFor()
      await submitSignInForm(dialog, { email: ' ' })
      await expect.poll(() => readFieldError(dialog, 'email')).toBe('Please enter your email address')
      await submitSignInForm(dialog, { email: address })

      const sentence = dialog.getByText('has an account here')
      await sentence.waitFor()
      sentences.push(((await sentence.textContent()) ?? '').replace(address, '…'))
      await expect.poll(() => dialog.getByRole('button', { name: 'Resend the link' }).count()).toBe(0)
      for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000)
      await dialog.getByRole('button', { name: 'Resend the link' }).click()
      await dialog.getByRole('status').getByText('We’ve sent the link again').waitFor()
      await context.close()
    }
    expect(sentences[0]).toBe(sentences[1])
  },
)

test('the cancel button closes the login dialog and sends nothing', { tags: 'drill' }, async () => {
  const { page, dialog } = await visit('/guides')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await openDialogFromHeader(page, 'Log in')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(sent).toEqual([])
})

test(
  'without a client configuration, login dialog and login page report an unavailable system',
  { tags: 'drill' },
  async () => {
    const { page, dialog } = await visit('/guides')
    await page.route('**/api/config/client-env*', (route) => route.fulfill({ json: {} }))
    await openDialogFromHeader(page, 'Log in')
    await dialog.getByRole('status').getByText('The authentication system is unavailable').waitFor()

    await page.goto('/ja/login')
    await page.locator('main').getByRole('status').getByText('現在、ログインをご利用いただけません').waitFor()
    await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe('')
  },
)

test(
  'on a wide screen the sign-up dialog traps the focus, and Escape returns it to the link',
  { tags: 'drill' },
  async () => {
    const { page, dialog } = await visit('/guides', { viewport: { width: 1440, height: 900 } })
    const link = page.locator('header').getByRole('link', { name: 'Sign up' }).locator('visible=true')
    await link.focus()
    await page.keyboard.press('Enter')
    await waitForDialog(page)
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
  },
)

test('the header shows a loading state until the user is known', { tags: 'drill' }, async () => {
  const aiko = await shop.signUp('aiko')
  const { context, page } = await visit('/guides')
  const dialog = await openDialogFromHeader(page, 'Log in')
  await submitSignInForm(dialog, { email: aiko.email, password: formPassword })
  await waitForSignedIn(page, aiko.email)
  await context.clearCookies()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/config/client-env*', async (route) => {
    await held.promise
    await route.continue()
  })

  await page.reload()
  await page.locator('header').getByText('Loading authentication').first().waitFor()
  held.resolve()

  await waitForSignedIn(page, aiko.email)
  await expect.poll(() => page.locator('header').getByText('Loading authentication').count()).toBe(0)
})

describe('the sign-in dialog works on a phone and while Google is down', { tags: 'drill' }, () => {
  test('on a phone the sign-up dialog traps the focus, and Escape returns it to the link', async () => {
    const { page, dialog } = await visit('/guides', { viewport: { width: 390, height: 844 } })
    await page.locator('header summary').click()
    const link = page.locator('header').getByRole('link', { name: 'Sign up' }).locator('visible=true')
    await link.focus()
    await page.keyboard.press('Enter')
    await waitForDialog(page)
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
  })

  test('the dialog reports that Google cannot be reached, and a password login still works', async () => {
    const aiko = await shop.signUp('aiko')
    const { page, dialog } = await visit('/guides')
    await page.route('https://apis.google.com/**', (route) => route.abort())
    await openDialogFromHeader(page, 'Log in')

    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await expectErrorAlert(
      dialog,
      signInTexts.en,
      'The authentication system is unavailable. Please try again.',
    )
    await submitSignInForm(dialog, { email: aiko.email, password: formPassword })

    await dialog.waitFor({ state: 'detached' })
    await waitForSignedIn(page, aiko.email)
    await expect.poll(() => page.getByRole('alert').getByText('unavailable').count()).toBe(0)
  })
})
