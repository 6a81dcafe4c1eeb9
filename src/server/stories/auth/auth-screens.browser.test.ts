import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { redirectDelayMs } from '../../../client/auth/session/return-path.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForHydration, waitForTasks } from '../../testing/browser/hydration.ts'
import { signUpAtProvider } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import {
  newAddress,
  openFromHeader,
  password,
  seen,
  send,
  visit as visitAs,
  whenOpen,
} from './sign-in-screens.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...[1, 2].map((id) => ({ id })))
})

afterAll(() => shop.close())

const { authEmulatorUrl, projectId } = inject('services')

const visit = (path: string, options?: BrowserContextOptions) => visitAs(shop, path, options)

/** A page that the visitor reads while its script is still loading. */
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

describe('logging in', () => {
  test('shows Aiko a confirmation, closes the dialog, and leaves her on the same page', async () => {
    const aiko = await shop.signUp('aiko')
    const { page, dialog } = await visit('/guides?q=automation')
    await openFromHeader(page, 'Log in')

    await dialog.getByLabel('Email address').fill(aiko.email)
    await dialog.getByLabel('Password').fill(password)
    await page.clock.install()
    const account = page.waitForResponse('**/trpc/auth.me**')
    await page.keyboard.press('Enter')

    await page.getByRole('status').getByText('You are logged in').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await seen(page, aiko.email)
    await (await account).finished()
    // The delay before a login redirects is over.
    await page.clock.fastForward(redirectDelayMs)
    await waitForTasks(page)
    expect(new URL(page.url()).search).toBe('?q=automation')
  })

  test('returns from the login page to the previous page, in the language chosen meanwhile', async () => {
    const aiko = await shop.signUp('aiko')
    const { page } = await visit('/guide/2')
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
  })
})

describe('on the login page, what Aiko types before hydration is used:', () => {
  test('Enter logs her in', async () => {
    const aiko = await shop.signUp('aiko')
    const { page, comeAlive } = await visitBeforeScript('/login')
    await page.getByLabel('Email address').fill(aiko.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await comeAlive()

    await page.keyboard.press('Enter')

    await seen(page, aiko.email)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})

describe('a forgotten password', () => {
  test('is replaced through the mailed link, and Aiko logs in with the new one', async () => {
    const { email } = await signUpAtProvider(authEmulatorUrl, newAddress())
    const { page } = await visit('/login')
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
  })
})

async function linkMailedTo(email: string): Promise<string> {
  const answer = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] }
  const mail = oobCodes.findLast((code) => code.email === email)
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}`)
  return mail.oobLink
}
