import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForReload, visitHydrated } from '../../testing/browser/hydration.ts'
import { callEmulator, type Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'

const { authEmulatorUrl, projectId } = inject('services')
const password = 'secret-123'

const shop = await openTestShop({ client: 'built' })

let context: BrowserContext
let page: Page
let hana: Person
let email: string
beforeEach(async () => {
  context = await openContext({ baseURL: shop.url })
  page = await context.newPage()
  hana = await shop.signUp('hana')
  email = hana.email
})

const header = (on: Page) => on.locator('header')
const isSignedIn = (on = page) => header(on).getByText(email).first().waitFor()
const isGuest = (on = page) => header(on).getByRole('link', { name: 'Log in' }).first().waitFor()
const says = (text: string) => page.getByText(text).first().waitFor()
const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(on = page, typed = password): Promise<void> {
  await header(on).getByRole('link', { name: 'Log in' }).first().click()
  await sendLogin(on.getByRole('dialog'), typed)
}

const logOut = () =>
  waitForReload(page, () => header(page).getByRole('button', { name: 'Log out' }).first().click())

async function sendLogin(form: Locator, typed: string): Promise<void> {
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password').first().fill(typed)
  await form.locator('button[type=submit]').click()
}

/** Opens the account page of a user who has just logged in. */
async function openAccount(): Promise<void> {
  await signInBrowser(page, shop.url, hana)
  await visitHydrated(page, '/profile')
  await isSignedIn()
  await page.getByText(/^(Not linked|Linked)/).waitFor()
}

async function askEmulator<Answer>(what: string): Promise<Answer> {
  const answer = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/${what}`)
  return (await answer.json()) as Answer
}

async function lastMailedLink(requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string | undefined> {
  const { oobCodes } = await askEmulator<{
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }>('oobCodes')
  return oobCodes.findLast((sent) => sent.email === email && sent.requestType === requestType)?.oobLink
}

async function lastTextedCode(phoneNumber: string): Promise<string> {
  const { verificationCodes } = await askEmulator<{
    verificationCodes: { phoneNumber: string; code: string }[]
  }>('verificationCodes')
  return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? ''
}

const signInAtProvider = async (typed = password) =>
  (await callEmulator(authEmulatorUrl, 'accounts:signInWithPassword', { email, password: typed })) as {
    idToken: string
    refreshToken: string
  }

async function confirmEmail(): Promise<void> {
  const { idToken } = await signInAtProvider()
  await callEmulator(authEmulatorUrl, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await fetch((await lastMailedLink('VERIFY_EMAIL')) ?? '')
}

async function linkGoogleAtProvider(): Promise<void> {
  const { idToken } = await signInAtProvider()
  const google = JSON.stringify({ sub: crypto.randomUUID(), email: `g-${email}`, email_verified: true })
  await callEmulator(authEmulatorUrl, 'accounts:signInWithIdp', {
    idToken,
    postBody: `id_token=${encodeURIComponent(google)}&providerId=google.com`,
    requestUri: shop.url,
  })
}

const statusOfMe = async () => (await page.request.get('/api/auth/me')).status()

const newNumber = () => `+1650555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`

async function addPhone(number: string): Promise<void> {
  await press('Add: Phone')
  await page.getByLabel('Phone number').fill(number)
  await press('Text me a code')
  await says(`We sent the code by text message to ${number}.`)
  await page.getByLabel('6-digit code').fill(await lastTextedCode(number))
  await press('Add')
  await says('Two-step verification is on')
}

test('a guest who opens /profile is asked to log in and then sees their account', async () => {
  await visitHydrated(page, '/profile')
  await says('Log in to see your account')

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await sendLogin(page.getByRole('dialog'), password)

  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
})

test('the account page shows a confirmed address after the link in the resent email was opened', async () => {
  await openAccount()
  await press('Resend confirmation email')
  await says(`We’ve sent an email to ${email}.`)
  const wait = page.getByRole('button', { name: /^Resend confirmation email \(in 5\d sec\)$/ })
  await expect.poll(() => wait.isDisabled()).toBe(true)

  await fetch((await lastMailedLink('VERIFY_EMAIL')) ?? '')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

  await page.getByText('Confirmed', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('This address isn’t confirmed yet').isVisible()).toBe(false)
})

test('a new username appears immediately and survives a reload', async () => {
  await openAccount()
  await press('Change: Username')
  await expect.poll(() => hasFocus(page.getByLabel('New username'))).toBe(true)

  await page.getByLabel('New username').fill(' ')
  await press('Save')
  await page.locator('[aria-invalid=true]').waitFor()
  await page.getByLabel('New username').fill('花 H.')
  await press('Save')

  await says('Username changed')
  const button = page.getByRole('button', { name: 'Change: Username' })
  await expect.poll(() => hasFocus(button)).toBe(true)
  await page.reload()
  await page.locator('main').getByText('花 H.', { exact: true }).waitFor()
})

async function changePassword(next: string): Promise<void> {
  await press('Change: Password')
  await page.getByLabel('Current password').fill('not-it-123')
  await press('Continue')
  await says('Password is incorrect')
  await page.getByLabel('Current password').fill(password)
  await press('Continue')
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password').fill('another')
  await press('Save')
  await says('Passwords do not match')
  await page.getByLabel('Confirm new password').fill(next)
  await press('Save')
  await says('Password changed')
}

describe('a user can change the password', () => {
  test('changing the password requires the old password and keeps this browser logged in', async () => {
    await openAccount()
    await changePassword('new-secret-9')

    await visitHydrated(page, '/guides')
    await isSignedIn()
    await expect.poll(statusOfMe).toBe(200)
    await logOut()
    await isGuest()
    await logIn()
    await page.getByRole('dialog').getByText('password is incorrect').first().waitFor()
    await sendLogin(page.getByRole('dialog'), 'new-secret-9')
    await isSignedIn()
  })

  test('a user who forgot the password can have a reset link emailed from the account page', async () => {
    await openAccount()
    await press('Change: Password')
    await press('Send me a reset link')
    await says(`We’ve sent a link to ${email}.`)

    await fetch(`${await lastMailedLink('PASSWORD_RESET')}&newPassword=mailed-secret-9`)

    await expect(signInAtProvider('mailed-secret-9')).resolves.toHaveProperty('idToken')
  })
})

describe('a user can set up two-step verification', () => {
  test('two-step verification requires a confirmed email address', async () => {
    await openAccount()
    await says('Confirm your email address first. You’ll need it if you lose your phone.')
    expect(await page.getByRole('button', { name: 'Add: Phone' }).isVisible()).toBe(false)
  })

  test('a phone added as second factor is required at the next login until it is removed', async () => {
    await confirmEmail()
    const number = newNumber()
    await openAccount()
    await addPhone(number)
    await page.getByRole('heading', { name: number }).waitFor()
    await logOut()
    await isGuest()

    await logIn()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Text a code to \+\*+\d{4}$/ }).click()
    const field = dialog.getByLabel('6-digit code')
    await expect.poll(() => hasFocus(field)).toBe(true)
    // The dialog is not modal, because a modal dialog would block reCAPTCHA's image challenge.
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(false)
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBeLessThan(400)
    await field.fill('00000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('Please enter the six digits of the code').first().waitFor()
    const code = await lastTextedCode(number)
    await field.fill(code === '111111' ? '222222' : '111111')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('This code is incorrect. Please check it and try again.').first().waitFor()
    expect(await statusOfMe()).toBe(401)
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await isSignedIn()
    await expect.poll(statusOfMe).toBe(200)

    await press(`Remove: ${number}`)
    await says(
      'This turns off two-step verification. After that, your password or your Google account alone is enough to log in.',
    )
    await press('Remove')
    await says('Verification method removed')
    await logOut()
    await isGuest()
    await logIn()
    await isSignedIn()
  })

  test('adding a phone with an old login asks for the password again and continues, in Japanese', async () => {
    await confirmEmail()
    await openAccount()
    let asked = 0
    await page.route('**/mfaEnrollment:start**', async (route) => {
      asked += 1
      await (asked === 1
        ? route.fulfill({ status: 400, json: { error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } })
        : route.continue())
    })
    await visitHydrated(page, '/ja/profile')
    await press('SMS認証：追加')
    await page.getByLabel('電話番号').fill('０９０－１２')
    await press('確認コードを送る')
    await says('電話番号を正しく入力してください')
    const local = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
    await page.getByLabel('電話番号').fill(`090-1234-${local}`)
    await press('確認コードを送る')

    await page.getByLabel('現在のパスワード').fill(password)
    await press('次へ')

    await says(`+81901234${local}に確認コードをSMSでお送りしました。`)
    await page.getByLabel('確認コード（6桁）').fill(await lastTextedCode(`+81901234${local}`))
    await press('追加')
    await says('2段階認証を設定しました')
    await page.getByRole('heading', { name: `+81901234${local}` }).waitFor()
    expect(asked).toBe(2)
  })

  test('adding an authenticator app shows the key as QR code and text and submits the app’s code', async () => {
    await confirmEmail()
    await openAccount()
    // The emulator does not support authenticator apps; these are Firebase's real responses.
    await page.route('**/mfaEnrollment:start**', (route) =>
      route.fulfill({
        json: {
          totpSessionInfo: {
            sharedSecretKey: 'JBSWY3DPEHPK3PXP',
            verificationCodeLength: 6,
            hashingAlgorithm: 'SHA1',
            periodSec: 30,
            sessionInfo: 'session-of-app',
            finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString(),
          },
        },
      }),
    )
    const sent: unknown[] = []
    await page.route('**/mfaEnrollment:finalize**', async (route) => {
      sent.push(route.request().postDataJSON())
      await route.fulfill({ json: await signInAtProvider() })
    })
    await press('Add: Authenticator app')
    await press('Show the QR code')
    await says('JBSW Y3DP EHPK 3PXP')
    await page.getByRole('img', { name: 'QR code with the setup key' }).waitFor()
    const link = page.getByRole('link', { name: 'Open in an app on this device' })
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^otpauth:\/\/totp\/AI Income Guides:.+secret=JBSWY3DPEHPK3PXP/)

    await page.getByLabel('6-digit code').fill('123456')
    await press('Add')

    await says('Two-step verification is on')
    expect(sent).toEqual([
      expect.objectContaining({
        totpVerificationInfo: { sessionInfo: 'session-of-app', verificationCode: '123456' },
      }),
    ])
  })
})

describe('Google can be unlinked from an account with a password', () => {
  test('a user with a password can unlink Google', async () => {
    await linkGoogleAtProvider()
    await openAccount()
    await press('Unlink: Google')
    await says('After you unlink Google, you’ll log in with your email address and password.')
    await page.keyboard.press('Escape')
    await says('Linked')

    await press('Unlink: Google')
    await press('Unlink')

    await page.getByText('Not linked', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Link: Google' }).isVisible()).toBe(true)
  })

  test('Google cannot be unlinked when it is the only way to log in', async () => {
    await linkGoogleAtProvider()
    await page.route('**/accounts:lookup**', async (route) => {
      const answer = await route.fetch()
      const known = (await answer.json()) as { users: { providerUserInfo: { providerId: string }[] }[] }
      for (const user of known.users)
        user.providerUserInfo = user.providerUserInfo.filter(({ providerId }) => providerId !== 'password')
      await route.fulfill({ response: answer, json: known })
    })
    await openAccount()

    await says('Linked. You need at least one way to log in; to unlink Google, add a password first.')
    expect(await page.getByRole('button', { name: 'Unlink: Google' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Add: Password' }).waitFor()
  })
})

test('logging out everywhere logs out the other browsers', async () => {
  await openAccount()
  const elsewhere = await openContext({ baseURL: shop.url })
  const other = await elsewhere.newPage()
  await visitHydrated(other, '/guides')
  await logIn(other)
  await isSignedIn(other)
  // Firebase stores revocation times in whole seconds.
  const login = Date.now() / 1000
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(Math.ceil(login))

  await press('Log out everywhere: All devices')
  await waitForReload(page, () => press('Log out everywhere'))

  await isGuest()
  await expect
    .poll(async () => (await other.request.get('/api/auth/me')).status(), { interval: 1000 })
    .toBe(401)
  await other.reload()
  await isGuest(other)
})
