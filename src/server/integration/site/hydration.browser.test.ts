import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../../../shared/paths.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { earlyClicks, filterableFields, phoneScreen } from '../../testing/browser/early-clicks.ts'
import { listUnhandledControls } from '../../testing/browser/list-unhandled-controls.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'
import { waitForPaint } from '../../../../scripts/tour/page-display.ts'
import { visitHydrated, waitForHydration, waitForReload } from '../../testing/browser/hydration.ts'

let context: BrowserContext

const shop = await openTestShop({ client: 'built' })
const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
await shop.stock(
  { id: 1, isFreePreview: true, contentEn: '## Steps\n\nText.\n\n'.repeat(30), referenceVideos: [video] },
  ...Array.from({ length: 60 }, (_, place) => ({ id: place + 2, metadata: filterableFields })),
)

beforeEach(async () => {
  context = await openContext({ baseURL: shop.url })
})

interface Reading {
  page: Page
  /** Lets the blocked scripts load. */
  release: () => void
}

/** Opens a page whose scripts are blocked until `release`. */
async function read(path: string, prepare?: (page: Page) => Promise<void>): Promise<Reading> {
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await prepare?.(page)
  await goOn(page, path)
  return { page, release }
}

/** Loads another document in the page and waits until its HTML is parsed. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
}

const hydrationStatus = (page: Page) => page.locator('html').getAttribute('data-state')

const note = (page: Page) => page.getByText('Part of this page didn’t load, so it isn’t fully working yet')

const preloaded = (page: Page) => page.locator('link[rel=modulepreload]').count()

/** Names of two early clicks: one on a control, one that submits a form. The drill tests all of them. */
const inEveryRun = new Set(['a member’s Buy', 'logging in with what a password manager filled in'])

const storedIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))

test.each(earlyClicks.filter(({ name }) => inEveryRun.has(name)))(
  'a click before the scripts have loaded has its effect after hydration ($name)',
  async ({ path, signedIn, act, outcome }) => {
    const reader = await shop.signUp(`reader-${crypto.randomUUID()}`)
    const { page, release } = await read(path, async (page) => {
      await page.setViewportSize(phoneScreen)
      if (signedIn) await signInBrowser(page, shop.url, reader)
    })
    const isUnanswered = () =>
      page.evaluate(
        () => window.hydration.kept.size > 0 && document.querySelector('[aria-busy=true]') === null,
      )
    await act(page, reader)
    await expect.poll(isUnanswered).toBe(false)
    release()
    await outcome(page)
  },
)

test('a public page stays static, prefetches the app and loses no click on any control', async () => {
  const { page } = await read('/healthz')
  for (const path of [paths.guides, paths.guide(1), paths.contact]) {
    await goOn(page, path)
    await expect.poll(() => hydrationStatus(page), { message: path }).toBe('static')
    await page.locator('link[rel=prefetch][href*="/shell-"]').waitFor({ state: 'attached' })
    expect([path, await hydrationStatus(page), await preloaded(page)]).toEqual([path, 'static', 0])
    expect([path, await page.evaluate(listUnhandledControls)]).toEqual([path, []])
  }
})

test('a page hydrates without a click for signed-in or returning users and on the login page', async () => {
  const { page, release } = await read('/healthz')
  const readers: [
    path: string,
    remembered?: readonly [place: 'localStorage' | 'sessionStorage', key: string],
  ][] = [
    // The user is signed in.
    [paths.guides, ['localStorage', 'last_known_user_uid']],
    // The user returns from signing in with Google.
    [paths.guides, ['sessionStorage', 'auth_redirect']],
    // The user returns from a payment.
    ['/guides?session_id=cs_1'],
    // The user continues reading at the stored place.
    ['/guide/1#continue'],
    [paths.login],
  ]
  for (const [path, remembered] of readers) {
    await page.evaluate((kept) => {
      localStorage.clear()
      sessionStorage.clear()
      if (kept) window[kept[0]].setItem(kept[1], 'somebody')
    }, remembered)
    await goOn(page, path)
    await expect
      .poll(() => hydrationStatus(page), { message: `${path} ${remembered?.[1]}` })
      .toBe('hydrating')
  }
  expect(await page.evaluate(listUnhandledControls)).toEqual([])
  release()
  await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
})

test(
  'a form submitted before React has hydrated it is kept and submitted after hydration',
  { tags: 'drill' },
  async () => {
    const page = await context.newPage()
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posted.push(request.url())
    })
    // Stops events in the capture phase, as React does for parts that are not hydrated yet.
    await page.addInitScript(() => {
      let isWaiting = true
      for (const type of ['pointercancel', 'click', 'submit'])
        document.addEventListener(type, (event) => isWaiting && event.stopPropagation(), true)
      Object.assign(window, { letEventsIn: () => (isWaiting = false) })
    })
    await page.goto('/login')
    await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
    const submit = page.locator('main form button[type=submit]')
    await submit.click()
    await page.locator('main form[aria-busy=true]').waitFor()
    await page.evaluate(() => (window as unknown as { letEventsIn: () => void }).letEventsIn())
    await page.getByText('Please enter your email address and password').waitFor()
    expect(posted).toEqual([])
  },
)

test(
  'an openSignUpModal event on a static page opens the dialog after hydration',
  { tags: 'drill' },
  async () => {
    const { page, release } = await read('/guide/2')
    await page.evaluate(() => dispatchEvent(new CustomEvent('openSignUpModal', { detail: { guideId: 2 } })))
    release()
    await page.getByRole('dialog').locator('input[name=email]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/guide/2')
  },
)

test(
  'sorting and filtering a static list load new static pages, and going back restores the choices',
  { tags: 'drill' },
  async () => {
    const { page } = await read('/guides')
    const order = page.locator('select[name=sort]')
    await order.selectOption('longest')
    await page.waitForURL('**/guides?sort=longest')
    await expect.poll(() => order.inputValue()).toBe('longest')
    expect(await hydrationStatus(page)).toBe('static')

    await page.locator('input[name=free]').click()
    await page.waitForURL('**/guides?free=1&sort=longest')
    expect([await hydrationStatus(page), await page.locator('main h3').count()]).toEqual(['static', 1])

    await page.goBack()
    await page.waitForURL('**/guides?sort=longest')
    expect([await order.inputValue(), await page.locator('input[name=free]').isChecked()]).toEqual([
      'longest',
      false,
    ])
  },
)

test('scrolling a static page loads the whole list, or reports once that a preview was read', async () => {
  const calls: string[] = []
  const { page, release } = await read('/guides', async (page) => {
    page.on('request', (request) => {
      const path = request.url().slice(shop.url.length)
      if (path.startsWith('/api/guides?') || request.method() === 'POST') calls.push(path)
    })
  })
  release()
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 40))
  expect([await hydrationStatus(page), calls]).toEqual(['static', []])
  await page.locator('main li[data-mark] + li').evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect.poll(() => calls).toEqual(['/api/guides?limit=10000&language=en'])

  calls.length = 0
  await goOn(page, '/guide/2')
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
  expect(calls).toEqual([])
  const end = page.locator('[data-mark]')
  for (let times = 0; times < 2; times += 1) {
    await end.evaluate((mark) => scrollTo(0, scrollY + mark.getBoundingClientRect().top - innerHeight / 4))
    await expect.poll(() => calls).toEqual(['/preview-ends/2'])
    await page.evaluate(() => scrollTo(0, 0))
  }
  expect(await hydrationStatus(page)).toBe('static')
})

test(
  'when scripts fail to load, links work, and buttons show an error and work after a reload',
  { tags: 'drill' },
  async () => {
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/guide/2')
    await page.locator('a[href="/checkout/2"]').first().dispatchEvent('click')
    await page.waitForURL('**/checkout/2')

    await page.goto('/guides?q=number')
    const clear = page.locator('search button[type=button]')
    await clear.dispatchEvent('click')
    await note(page).waitFor()
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
    await expect.poll(() => hydrationStatus(page)).toBe('static')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await clear.dispatchEvent('click')
    await page.waitForURL((url) => url.search === '')
    await note(page).waitFor({ state: 'hidden' })
  },
)

test('speculation rules prerender pages only for guests and exclude personal pages and actions', async () => {
  const guest = await shop.visit('/guides')
  expect(guest.headers['speculation-rules']).toBe('"/speculation-rules.json"')
  const aiko = await shop.signUp('aiko')
  expect((await shop.visit('/guides', aiko)).headers['speculation-rules']).toBeUndefined()
  expect((await shop.visit('/login')).headers['speculation-rules']).toBeUndefined()
  const rules = await shop.visit('/speculation-rules.json')
  expect(rules.headers['content-type']).toBe('application/speculationrules+json')
  const { prerender } = JSON.parse(rules.body) as { prerender: { where: unknown; eagerness: string }[] }
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
  const where = JSON.stringify(prerender)
  for (const closed of [
    '/api/*',
    '/login*',
    '/ja/login*',
    '/checkout*',
    '/profile*',
    '/payment-success*',
    '[data-press]',
    '[hreflang]',
  ])
    expect(where).toContain(closed)
})

test('a page that hydrates after a logout in another tab reloads as a guest', { tags: 'drill' }, async () => {
  const aiko = await shop.signUp('aiko')
  const other = await context.newPage()
  await signInBrowser(other, shop.url, aiko)
  await visitHydrated(other, paths.profile)
  const { page, release } = await read(paths.profile)
  await page.getByRole('main').getByText(aiko.email).first().waitFor()

  await waitForReload(other, () =>
    other.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click(),
  )
  release()
  await page.getByRole('heading', { name: 'Log in to see your account' }).waitFor()
  expect(await page.content()).not.toContain(aiko.email)
})

test('a sign-in in another tab hydrates a static page', { tags: 'drill' }, async () => {
  const { page } = await read('/guides')
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.setItem('last_known_user_uid', 'somebody'))
  await expect.poll(() => hydrationStatus(page)).toBe('hydrating')
})

test(
  'a link on a guest’s hydrated page loads a document, and going back restores the scroll position',
  { tags: 'drill' },
  async () => {
    const { page, release } = await read('/guides')
    release()
    await waitForHydration(page)
    const card = page.locator('main h3 a[href="/guide/9"]')
    await card.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await card.dispatchEvent('click')
    await page.waitForURL('**/guide/9')
    await expect
      .poll(() => page.evaluate(() => [scrollY, document.documentElement.dataset['state']]))
      .toEqual([0, 'static'])
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  },
)

test('“Free guides only” filters the list before the whole list has loaded', { tags: 'drill' }, async () => {
  const { page, release } = await read('/guides', async (page) => {
    await page.route('**/api/guides?*', () => undefined)
  })
  release()
  await page.locator('input[name=free]').click()
  await expect.poll(() => page.locator('main li h3').count()).toBe(1)
})

test('a click on a hydrated page preloads no scripts again', { tags: 'drill' }, async () => {
  const { page, release } = await read('/guides')
  release()
  await waitForHydration(page)
  const before = await preloaded(page)
  await page.locator('main form summary').click()
  await page.locator('input[name=q]').focus()
  await page.locator('main form details[open]').waitFor()
  await waitForPaint(page)
  expect(await preloaded(page)).toBe(before)
})

test('an early click without a connection shows an error', { tags: 'drill' }, async () => {
  const { page } = await read('/guides?q=number')
  await page.context().setOffline(true)
  await page.locator('search button[type=button]').dispatchEvent('click')
  await expect.poll(() => note(page).isVisible()).toBe(true)
})

test(
  'a prerendered page stores, fetches and hydrates nothing before it is shown',
  { tags: 'drill' },
  async () => {
    const { page } = await read('/ja/guides?session_id=cs_1', async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
      )
    })
    await page.waitForLoadState('load')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect([
      await hydrationStatus(page),
      await storedIn(page),
      await page.locator('link[rel=prefetch]').count(),
    ]).toEqual(['static', [], 0])
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => hydrationStatus(page)).toBe('hydrating')
    await expect.poll(() => storedIn(page)).toEqual(['language', 'path-after-login'])
  },
)

test('going back to a page shows the theme that was chosen in the meantime', { tags: 'drill' }, async () => {
  const { page } = await read('/guides')
  await page.evaluate(() => {
    localStorage.setItem('ai-income-theme', 'light')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.locator('html[data-theme=light]').waitFor()
  await expect.poll(() => page.locator('footer input[value=light]').isChecked()).toBe(true)
})

test(
  'clicking a plain link does not hydrate the page, and the next page is static',
  { tags: 'drill' },
  async () => {
    const { page } = await read('/guides')
    const card = page.locator('main h3 a[href="/guide/2"]')
    await card.dispatchEvent('pointerdown')
    await card.focus()
    expect(await hydrationStatus(page)).toBe('static')
    await card.press('Enter')
    await page.waitForURL('**/guide/2')
    await expect.poll(() => hydrationStatus(page)).toBe('static')
  },
)

test('hydration waits for the end of an IME conversion and keeps its text', { tags: 'drill' }, async () => {
  const { page, release } = await read('/ja/guides')
  const field = page.locator('input[name=q]')
  await field.focus()
  await field.dispatchEvent('compositionstart')
  await field.evaluate((input: HTMLInputElement) => void (input.value = 'らいん'))
  release()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell-')),
  )
  await expect.poll(() => hydrationStatus(page)).toBe('hydrating')
  await field.evaluate((input: HTMLInputElement) => void (input.value = 'ライン'))
  await field.dispatchEvent('compositionend')
  await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
  await expect.poll(() => field.inputValue()).toBe('ライン')
})

test('hydration keeps the cursor position in a half-written message', { tags: 'drill' }, async () => {
  const { page, release } = await read('/contact')
  const field = page.locator('textarea[name=message]')
  await field.fill('Guide does not open')
  await field.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(6, 6))
  release()
  await expect.poll(() => hydrationStatus(page)).toBe('hydrated')
  await page.keyboard.type('7 ')
  await expect.poll(() => field.inputValue()).toBe('Guide 7 does not open')
})
