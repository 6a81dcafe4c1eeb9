import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForReload, waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...[1, 2, 3].map((id) => ({ id })))

const password = 'secret-123'
const visitor = () => openContext({ baseURL: shop.url })
const newAddress = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`

async function openDialog(page: Page, name: 'Sign up' | 'Log in') {
  await page.locator('header').getByRole('link', { name }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').waitFor()
  return dialog
}

async function signUp(page: Page): Promise<string> {
  const email = newAddress()
  const dialog = await openDialog(page, 'Sign up')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Username').fill('reader')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await dialog.locator('button[type=submit]').click()
  await seen(page, email)
  return email
}

async function logIn(page: Page, email: string, { remember = true } = {}): Promise<void> {
  const dialog = await openDialog(page, 'Log in')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Remember me').setChecked(remember)
  await dialog.locator('button[type=submit]').click()
}

const seen = (page: Page, email: string) => page.locator('header').getByText(email).first().waitFor()
const isGuest = (page: Page) => page.locator('header').getByRole('link', { name: 'Log in' }).first().waitFor()
const logOut = (page: Page) =>
  waitForReload(page, () => page.locator('header').getByRole('button', { name: 'Log out' }).first().click())
const keysOf = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).toSorted(), storage)

async function sessionCookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'session')
}

test('a user stays signed in across reloads and can still pick the free guide', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await expect
    .poll(async () => (await sessionCookieOf(context))?.expires)
    .toBeGreaterThan(Date.now() / 1000 + 13 * 24 * 3600)

  await page.reload()
  await waitForHydration(page)
  await seen(page, email)
  const write = page.waitForRequest('**/trpc/payments.pickFreeGuide**')
  await page.getByRole('button', { name: 'Read this guide for free' }).click()
  await page.getByRole('button', { name: 'Yes, open this guide' }).click()
  const headers = (await write).headers()
  expect(headers['authorization']).toMatch(/^Bearer .{10}/)
  expect(headers['x-firebase-auth']).toBe('true')
  await page.getByText('PAID-TEXT-1').waitFor()
})

test('an account page retries a failed request up to three times, but not after a 404', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  await signUp(page)
  const asked = { purchases: 0, receipt: 0 }
  await page.route('**/trpc/access.purchases**', (route) => {
    asked.purchases += 1
    return asked.purchases < 4 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  page.on('request', (request) => {
    if (request.url().includes('/trpc/payments.receipt?')) asked.receipt += 1
  })

  await visitHydrated(page, '/my-guides')
  await expect.poll(() => asked.purchases).toBe(4)
  await page.getByText('You don’t own any guides yet.').waitFor()

  await page.clock.install()
  await visitHydrated(page, '/receipts/nothing')
  await page.getByText('Page not found').waitFor()
  // The page requests the receipt twice: while it is prepared and when it opens. A retry would be a third request after a second.
  await expect.poll(() => asked.receipt).toBe(2)
  await page.clock.runFor(1500)
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual({ purchases: 4, receipt: 2 })
})

test('a rejected ID token is refreshed and the request repeated without an error', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/2')
  await signUp(page)
  const bearers: (string | undefined)[] = []
  await page.route('**/trpc/payments.pickFreeGuide**', async (route) => {
    bearers.push(route.request().headers()['authorization'])
    await (bearers.length < 3 ? route.fulfill({ status: 401, json: {} }) : route.continue())
  })

  await page.getByRole('button', { name: 'Read this guide for free' }).click()
  await page.getByRole('button', { name: 'Yes, open this guide' }).click()
  await page.getByText('PAID-TEXT-2').waitFor()

  expect(bearers).toHaveLength(3)
  expect(bearers.every((bearer) => bearer?.startsWith('Bearer '))).toBe(true)
})

test('logging out in one tab logs out all tabs and keeps only language and theme in localStorage', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guides')
  const email = await signUp(page)
  await page.evaluate(() => {
    localStorage.setItem('language', 'en')
    localStorage.setItem('ai-income-theme', 'light')
    localStorage.setItem('recent_payment_guide', '7')
  })
  const other = await context.newPage()
  await visitHydrated(other, '/guide/3')
  await seen(other, email)
  await expect
    .poll(() => keysOf(page, 'localStorage'))
    .toEqual(expect.arrayContaining(['backup_token', 'backup_token_expiry', 'login_backup', 'previous_user']))

  const logout = page.waitForRequest('**/trpc/auth.logout**')
  await logOut(page)
  await logout
  await isGuest(page)
  await isGuest(other)

  await expect.poll(() => keysOf(page, 'localStorage')).toEqual(['ai-income-theme', 'language'])
  await expect.poll(() => sessionCookieOf(context)).toBeUndefined()
})

async function pickFree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read this guide for free' }).click()
  await page.getByRole('button', { name: 'Yes, open this guide' }).click()
  await page.getByText('PAID-TEXT-1').waitFor()
}

/** Ways in which a logout request can fail. */
const deaf: [string, (route: Route) => Promise<unknown>][] = [
  ['answers 500', (route) => route.fulfill({ status: 500, json: {} })],
  ['cannot be reached', (route) => route.abort()],
  ['never answers', async () => undefined],
]

test.each(deaf)('a user who logs out while the server %s is a guest in every tab', async (_how, fail) => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await pickFree(page)
  const other = await context.newPage()
  await visitHydrated(other, '/guide/1')
  await other.getByText('PAID-TEXT-1').waitFor()
  let calls = 0
  await context.route('**/trpc/auth.logout**', (route) => {
    calls += 1
    return fail(route)
  })

  await logOut(page)

  for (const tab of [page, other]) {
    await isGuest(tab)
    expect(await tab.content()).not.toMatch(/PAID-TEXT/)
    expect(await tab.content()).not.toContain(email)
    expect(await tab.evaluate(async () => (await fetch('/api/auth/me')).status)).toBe(401)
  }
  await expect.poll(() => sessionCookieOf(context)).toBeUndefined()
  await expect.poll(() => keysOf(page, 'localStorage')).toEqual([])

  // Every page repeats the logout request until the server confirms it.
  await expect.poll(() => calls).toBeGreaterThan(1)
  await context.unroute('**/trpc/auth.logout**')
  await visitHydrated(page, '/guide/1')
  await isGuest(page)
  await expect.poll(() => context.cookies()).toEqual([])

  await logIn(page, email)
  await seen(page, email)
  await page.getByText('PAID-TEXT-1').waitFor()
  await page.reload()
  await page.getByText('PAID-TEXT-1').waitFor()
  await seen(page, email)
})

test('a user who logs in again stays signed in although another tab finishes its logout later', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await pickFree(page)
  const other = await context.newPage()
  await visitHydrated(other, '/guide/1')
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>()
  await other.route('**/api/config/client-env*', (route) => later.then(() => route.continue()))
  await context.route('**/trpc/auth.logout**', (route) => route.abort())
  const isBusy = other.waitForRequest('**/api/config/client-env*')
  await logOut(page)
  await isBusy
  await context.unroute('**/trpc/auth.logout**')
  await logIn(page, email)
  await page.getByText('PAID-TEXT-1').waitFor()

  const isReady = other.waitForResponse('**/api/config/client-env*')
  goOn()
  await isReady
  await waitForHydration(other)

  await other.reload()
  await other.getByText('PAID-TEXT-1').waitFor()
  await page.reload()
  await waitForHydration(page)
  await seen(page, email)
  await page.getByText('PAID-TEXT-1').waitFor()
  await expect.poll(() => sessionCookieOf(context)).toBeDefined()
})

/** Broadcasts a note when the page stops showing paid text. A navigating page cannot be queried by Playwright. */
const noteHiding = (page: Page, note: string) =>
  page.evaluate((text) => {
    const notes = new BroadcastChannel('notes')
    const look = () => {
      if (!document.body.textContent.includes('PAID-TEXT')) notes.postMessage(text)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }, note)

/** Collects the notes of other tabs in memory, because logging out clears the storage. */
const collectNotes = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    new BroadcastChannel('notes').addEventListener('message', ({ data }) => heard.push(data))
  })

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

test('logging out while the server does not answer hides paid text in every tab', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await pickFree(page)
  await visitHydrated(page, '/guide/1')
  await page.getByText('PAID-TEXT-1').waitFor()
  const other = await context.newPage()
  await visitHydrated(other, '/guide/1')
  await other.getByText('PAID-TEXT-1').waitFor()
  const watcher = await context.newPage()
  await watcher.goto('/healthz')
  await collectNotes(watcher)
  await noteHiding(page, 'hidden in the first tab')
  await noteHiding(other, 'hidden in the other tab')
  await context.route('**/*', () => undefined)

  const button = page.locator('header').getByRole('button', { name: 'Log out' }).first()
  // Playwright's own click would wait for the navigation, which never ends here.
  await button.evaluate((element: HTMLElement) => element.click())
  await expect
    .poll(() => notesOf(watcher))
    .toEqual(expect.arrayContaining(['hidden in the first tab', 'hidden in the other tab']))
  await context.unroute('**/*')

  for (const tab of [page, other]) {
    // `goto` fails while the tab is still navigating.
    const isThere = () => tab.goto('/guide/1').then(Boolean, () => false)
    await expect.poll(isThere).toBe(true)
    await isGuest(tab)
    expect(await tab.content()).not.toMatch(/PAID-TEXT/)
    expect(await tab.content()).not.toContain(email)
  }
  await expect.poll(() => keysOf(page, 'localStorage')).toEqual([])
  await expect.poll(() => context.cookies()).toEqual([])
})

test('a user who logs out offline is a guest when the connection comes back', async () => {
  const context = await openContext({ baseURL: shop.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await pickFree(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  await page.locator('header').getByRole('button', { name: 'Log out' }).first().click()
  await page.getByText('PAID-TEXT-1').waitFor({ state: 'detached' })
  await expect.poll(() => page.content().catch(() => 'on its way')).toContain('You’re offline')
  expect(await page.content()).not.toMatch(/PAID-TEXT/)
  await expect.poll(() => keysOf(page, 'localStorage')).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => context.cookies()).toEqual([])
  await visitHydrated(page, '/guide/1')
  await isGuest(page)
  expect(await page.content()).not.toMatch(/PAID-TEXT/)
  expect(await page.content()).not.toContain(email)
})

test('when one tab switches accounts, other tabs switch when they regain focus', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guides')
  await signUp(page)
  await logOut(page)
  await isGuest(page)
  const other = await context.newPage()
  await visitHydrated(other, '/guide/3')
  await isGuest(other)
  await page.bringToFront()
  const second = await signUp(page)

  await other.bringToFront()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  await seen(other, second)
  await expect.poll(() => other.locator('header').getByText(second).first().isVisible()).toBe(true)
})

test('a login without “remember me” ends with the browser', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guides')
  const email = await signUp(page)
  await logOut(page)
  await isGuest(page)

  await logIn(page, email, { remember: false })
  await seen(page, email)

  await expect.poll(async () => (await sessionCookieOf(context))?.expires).toBe(-1)
  const inTab = () => keysOf(page, 'sessionStorage')
  await expect
    .poll(async () => (await inTab()).filter((key) => key.startsWith('firebase:authUser')))
    .toHaveLength(1)
  await expect.poll(inTab).toContain('temp_session_token')
  const kept = await keysOf(page, 'localStorage')
  expect(kept.filter((key) => key.startsWith('firebase:authUser') || key.includes('token'))).toEqual([])

  // Simulates closing the browser, which deletes session cookies and the tab's sessionStorage.
  await visitHydrated(page, '/guide/1')
  await seen(page, email)
  await context.clearCookies()
  await page.close()
  const nextDay = await context.newPage()
  await visitHydrated(nextDay, '/guides')
  await isGuest(nextDay)
  await nextDay.waitForFunction(() => localStorage.getItem('last_known_user_uid') === null)
})

test('a user whose session cookie is gone is still signed in at Firebase and can start a checkout', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await context.clearCookies()
  const write = page.waitForRequest('**/api/users/create-payment-intent')

  await visitHydrated(page, '/checkout/1')

  await seen(page, email)
  expect((await write).headers()['authorization']).toMatch(/^Bearer .{10}/)
})

test('a recent user sees their name before Firebase answers, without access to paid text', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await visitHydrated(page, '/guide/1')
  const email = await signUp(page)
  await pickFree(page)
  await context.clearCookies()
  // Removes Firebase's stored login, so that Firebase reports a guest.
  await page.evaluate(() => {
    const kept = Object.keys(localStorage).filter((key) => /^(firebase:|backup_token)/.test(key))
    kept.forEach((key) => localStorage.removeItem(key))
  })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/config/client-env*', (route) => answered.then(() => route.continue()))

  await visitHydrated(page, '/guide/1')
  await seen(page, email)
  expect(await page.content()).not.toContain('PAID-TEXT')
  expect(await page.evaluate(async () => (await fetch('/api/auth/me')).status)).toBe(401)
  answer()

  await isGuest(page)
  await expect.poll(() => page.content()).not.toContain(email)
})

test.each([
  ['localStorage', ['localStorage'], 'kept in IndexedDB'],
  ['localStorage and IndexedDB', ['localStorage', 'indexedDB'], 'kept in memory'],
])(
  'a user whose browser blocks %s can still sign up and stays signed in after a reload',
  async (_title, blocked, place) => {
    const context = await visitor()
    await context.addInitScript((names) => {
      for (const name of names) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    }, blocked)
    const page = await context.newPage()
    await visitHydrated(page, '/guide/1')

    const email = await signUp(page)

    await expect.poll(() => page.evaluate(whereFirebaseKeeps)).toBe(place)
    await page.reload()
    await seen(page, email)
  },
)

/** Returns where Firebase stores its login. Runs in the page. */
async function whereFirebaseKeeps(): Promise<string> {
  try {
    const databases = await indexedDB.databases()
    const isThere = databases.some(({ name }) => name === 'firebaseLocalStorageDb')
    return isThere ? 'kept in IndexedDB' : 'kept elsewhere'
  } catch {
    return 'kept in memory'
  }
}

test.each(['apiKey', 'projectId', 'appId'])(
  'without the Firebase %s guests can browse, and a login reports that the system is unavailable',
  async (name) => {
    const context = await visitor()
    const page = await context.newPage()
    const toProvider: string[] = []
    page.on('request', (request) => {
      if (/identitytoolkit|securetoken|firebase-identity|demo-project/.test(request.url()))
        toProvider.push(request.url())
    })
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.route('**/api/config/client-env*', async (route) => {
      const answer = await route.fetch()
      const env = (await answer.json()) as { firebaseConfig: Record<string, string> }
      delete env.firebaseConfig[name]
      await route.fulfill({ response: answer, json: env })
    })
    await visitHydrated(page, '/guide/1')
    await logIn(page, newAddress())

    await page
      .getByRole('dialog')
      .getByText('The authentication system is unavailable. Please try again.')
      .first()
      .waitFor()

    await expect.poll(() => warnings.join('\n')).toContain(`${name} missing`)
    expect(toProvider).toEqual([])
    await visitHydrated(page, '/guides')
    await isGuest(page)
    expect(await page.content()).not.toContain('PAID-TEXT')
  },
)

test('a client configuration that arrives as HTML is requested once more, bypassing every cache', async () => {
  const context = await visitor()
  const page = await context.newPage()
  const asked: { url: string; headers: Record<string, string> }[] = []
  await page.route('**/api/config/client-env*', async (route) => {
    asked.push({ url: route.request().url(), headers: route.request().headers() })
    await (asked.length === 1
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Shop' })
      : route.continue())
  })
  await visitHydrated(page, '/guides')

  await signUp(page)

  expect(asked).toHaveLength(2)
  expect(asked[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
  expect(asked[1]?.url).toMatch(/\/api\/config\/client-env\?nocache=\d+$/)
})
