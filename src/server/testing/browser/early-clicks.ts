import type { Page } from 'playwright-core'
import { testPassword, type Person } from '../people.ts'

/** A user action on a page that isn't hydrated yet, with the expected outcome. */
export interface EarlyClick {
  name: string
  path: string
  /** Whether the user is signed in. If undefined, the user has an account but is signed out. */
  signedIn?: true
  /** Simulates the browser's restoring of form fields while it parses the document. */
  restore?: (page: Page) => Promise<unknown>
  act: (page: Page, reader: Person) => Promise<void>
  /** Waits for the expected outcome. */
  outcome: (page: Page) => Promise<unknown>
}

/** Viewport of a phone, narrow enough for the menu button. */
export const phoneScreen = { width: 390, height: 844 }

const email = 'aiko@example.com'
const dialogEmail = (page: Page) => page.getByRole('dialog').locator('input[name=email]')
const typeEmail = (page: Page) => page.locator('main input[name=email]').fill(email)
/** Clicks without Playwright's checks, which delay a click until the page is idle. */
const click = (page: Page, selector: string) => page.locator(selector).first().click({ force: true })
const openMenu = (page: Page) => click(page, 'header summary:visible')
const waitForQuery = (page: Page, query: string) => page.waitForURL((url) => url.search === query)
const theEmailIsThere = (page: Page) =>
  page.waitForFunction(
    (typed) => document.querySelector<HTMLInputElement>('dialog input[name=email]')?.value === typed,
    email,
  )
/** Fills in a field like a password manager: sets the value and dispatches events. */
const fillIn = (page: Page, selector: string, value: string) =>
  page.locator(selector).evaluate((field: HTMLInputElement, value) => {
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }, value)
/** Sets the value of a field while the document is parsed, without an event, as browsers do when they restore forms. */
const restoreIn = (page: Page, selector: string, value: string) =>
  page.addInitScript(
    ([selector, value]) =>
      document.addEventListener('readystatechange', () => {
        const field = document.querySelector<HTMLInputElement>(selector)
        if (document.readyState === 'interactive' && field !== null) field.value = value
      }),
    [selector, value] as const,
  )

/** Fields of a guide that match the filters of the list. */
export const filterableFields = { toolsEn: ['Canva'], startCostEn: '$0', firstIncomeEn: '4 to 8 weeks' }

/** Actions with the filters inside the list's disclosure. */
const narrowings = ['tool', 'cost', 'wait', 'read'].map((kind): EarlyClick => ({
  name: `narrowing the list by its ${kind}`,
  path: '/guides',
  async act(page) {
    await click(page, 'main form summary')
    await page.locator(`select[name=${kind}]`).selectOption({ index: 1 }, { force: true })
  },
  outcome: (page) => page.waitForURL((url) => url.searchParams.has(kind)),
}))

/** Actions that must work before hydration. Guide 1 is free and has a video, guide 2 is paid, the others match the filters. */
export const earlyClicks: EarlyClick[] = [
  {
    name: 'a guide for later',
    path: '/guides',
    act: (page) => click(page, 'article button[aria-pressed]'),
    outcome: (page) => page.locator('article button[aria-pressed=true]').waitFor(),
  },
  {
    name: 'another theme',
    path: '/',
    act: (page) => click(page, 'footer label:has(input[value=light])'),
    outcome: (page) => page.locator('html[data-theme=light]').waitFor(),
  },
  {
    name: 'the menu',
    path: '/',
    act: openMenu,
    outcome: (page) => page.locator('header details[open] nav a').first().waitFor(),
  },
  {
    name: 'Buy',
    path: '/guide/2',
    act: (page) => click(page, 'main a[href="/checkout/2"]'),
    outcome: (page) => dialogEmail(page).waitFor(),
  },
  {
    name: 'a member’s Buy',
    path: '/guide/2',
    signedIn: true,
    act: (page) => click(page, 'main a[href="/checkout/2"]'),
    outcome: (page) => page.waitForURL('**/c/pay/**'),
  },
  {
    name: 'Log in',
    path: '/',
    async act(page) {
      await openMenu(page)
      await click(page, 'header details a[href="/login"]')
    },
    outcome: (page) => dialogEmail(page).waitFor(),
  },
  {
    name: 'another order of the list',
    path: '/guides',
    act: async (page) => void (await page.locator('select[name=sort]').selectOption('longest')),
    outcome: (page) => waitForQuery(page, '?sort=longest'),
  },
  {
    name: 'free guides only',
    path: '/guides',
    act: (page) => click(page, 'input[name=free]'),
    outcome: (page) => waitForQuery(page, '?free=1'),
  },
  ...narrowings,
  {
    name: 'a category of the list',
    path: '/guides',
    act: (page) => click(page, 'main nav a[href="/guides?q=automation"]'),
    outcome: (page) => waitForQuery(page, '?q=automation'),
  },
  {
    name: 'a card',
    path: '/guides',
    act: (page) => click(page, 'main li a.covers-card'),
    outcome: (page) => page.waitForURL((url) => url.pathname.startsWith('/guide/')),
  },
  {
    name: 'View Details',
    path: '/',
    act: (page) => click(page, 'main li a:text-is("View Details")'),
    outcome: (page) => page.waitForURL((url) => url.pathname.startsWith('/guide/')),
  },
  {
    name: 'a search',
    path: '/guides',
    async act(page) {
      await page.locator('input[name=q]').fill('number 7')
      await page.locator('input[name=q]').press('Enter')
    },
    outcome: (page) => waitForQuery(page, '?q=number+7'),
  },
  {
    name: 'clearing the search',
    path: '/guides?q=number',
    act: (page) => click(page, 'search button[type=button]'),
    outcome: (page) => page.waitForURL((url) => url.search === ''),
  },
  {
    name: 'the button of the search',
    path: '/guides',
    async act(page) {
      await page.locator('input[name=q]').fill('number 7')
      await click(page, 'search button[type=submit]')
    },
    outcome: (page) => waitForQuery(page, '?q=number+7'),
  },
  {
    name: 'a question',
    path: '/',
    act: (page) => click(page, 'main details summary'),
    outcome: (page) => page.locator('main details[open]').first().waitFor(),
  },
  {
    name: 'more guides',
    path: '/',
    act: (page) => click(page, 'button[name=show]'),
    outcome: (page) => waitForQuery(page, '?show=18'),
  },
  {
    name: 'the other language',
    path: '/ja/guides',
    act: (page) => click(page, 'header a[hreflang=en]'),
    outcome: async (page) => {
      await page.waitForURL((url) => url.pathname === '/guides')
      await page.waitForFunction(
        () => document.documentElement.lang === 'en' && localStorage['language'] === 'en',
      )
    },
  },
  {
    name: 'a video',
    path: '/guide/1',
    act: (page) => click(page, '#reference-videos ~ ul a'),
    outcome: (page) => page.locator('iframe').waitFor({ state: 'attached' }),
  },
  {
    name: 'a message to the shop',
    path: '/contact',
    async act(page) {
      await typeEmail(page)
      await page.locator('textarea[name=message]').fill('Guide 7 does not open.')
      await click(page, 'main button[type=submit]')
    },
    outcome: (page) => page.getByText('Your message has been sent').waitFor(),
  },
  {
    name: 'a forgotten password, with the e-mail that was typed',
    path: '/login',
    async act(page) {
      await typeEmail(page)
      await click(page, 'main button:text("Forgot")')
    },
    outcome: theEmailIsThere,
  },
  {
    name: 'creating an account, with the e-mail that the browser restored',
    path: '/login',
    restore: (page) => restoreIn(page, 'main input[name=email]', email),
    act: (page) => click(page, 'main button:text("Create an account")'),
    outcome: theEmailIsThere,
  },
  {
    name: 'showing the password',
    path: '/login',
    async act(page) {
      await page.locator('main input[name=password]').fill('secret-1')
      await click(page, 'main button:has-text("Show password")')
    },
    outcome: (page) => page.locator('main input[name=password][type=text]').waitFor(),
  },
  {
    name: 'logging in with what a password manager filled in',
    path: '/login',
    async act(page, reader) {
      await fillIn(page, 'main input[name=email]', reader.email)
      await fillIn(page, 'main input[name=password]', testPassword)
      await click(page, 'main form button[type=submit]')
    },
    outcome: (page) => page.waitForFunction(() => localStorage['last_known_user_uid'] !== undefined),
  },
  {
    name: 'logging out',
    path: '/guides',
    signedIn: true,
    async act(page) {
      await openMenu(page)
      await click(page, 'header details button:text("Log out"):visible')
    },
    outcome: (page) => page.locator('header details a[href="/login"]').first().waitFor({ state: 'attached' }),
  },
]
