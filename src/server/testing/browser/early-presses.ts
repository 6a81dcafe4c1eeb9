import type { Page } from 'playwright-core'

/** Something that a visitor does on a page whose app is not there yet, and what then comes of it. */
export interface EarlyPress {
  name: string
  path: string
  act: (page: Page) => Promise<void>
  /** Waits for it. */
  outcome: (page: Page) => Promise<unknown>
}

const email = 'aiko@example.com'
const dialogEmail = (page: Page) => page.getByRole('dialog').locator('input[name=email]')
const typeEmail = (page: Page) => page.locator('main input[name=email]').fill(email)
/** Not by Playwright's own waiting, which holds a press back until the page is quiet. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')
const waitForQuery = (page: Page, query: string) => page.waitForURL((url) => url.search === query)
const theEmailIsThere = (page: Page) =>
  page.waitForFunction(
    (typed) => document.querySelector<HTMLInputElement>('dialog input[name=email]')?.value === typed,
    email,
  )

/** Guide 1 is open to all and has a video, guide 2 is not. */
export const earlyPresses: EarlyPress[] = [
  {
    name: 'another theme',
    path: '/',
    act: (page) => press(page, 'footer input[value=light]'),
    outcome: (page) => page.locator('html[data-theme=light]').waitFor(),
  },
  {
    name: 'Buy',
    path: '/guide/2',
    act: (page) => press(page, 'a[href="/checkout/2"]'),
    outcome: (page) => dialogEmail(page).waitFor(),
  },
  {
    name: 'Log in',
    path: '/',
    act: (page) => press(page, 'header a[href="/login"]'),
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
    act: (page) => press(page, 'input[name=free]'),
    outcome: (page) => waitForQuery(page, '?free=1'),
  },
  {
    name: 'a search',
    path: '/guides',
    act: async (page) => {
      await page.locator('input[name=q]').fill('number 7')
      await page.locator('input[name=q]').press('Enter')
    },
    outcome: (page) => waitForQuery(page, '?q=number+7'),
  },
  {
    name: 'clearing the search',
    path: '/guides?q=number',
    act: (page) => press(page, 'search button[type=button]'),
    outcome: (page) => page.waitForURL((url) => url.search === ''),
  },
  {
    name: 'more guides',
    path: '/',
    act: (page) => press(page, 'button[name=show]'),
    outcome: (page) => waitForQuery(page, '?show=18'),
  },
  {
    name: 'the other language',
    path: '/ja/guides',
    act: (page) => press(page, 'header a[hreflang=en]'),
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
    act: (page) => press(page, '#reference-videos ~ ul a'),
    outcome: (page) => page.locator('iframe').waitFor({ state: 'attached' }),
  },
  {
    name: 'a message to the shop',
    path: '/contact',
    act: async (page) => {
      await typeEmail(page)
      await page.locator('textarea[name=message]').fill('Guide 7 does not open.')
      await press(page, 'main button[type=submit]')
    },
    outcome: (page) => page.getByText('Your message has been sent').waitFor(),
  },
  {
    name: 'a forgotten password, with the e-mail that was typed',
    path: '/login',
    act: async (page) => {
      await typeEmail(page)
      await press(page, 'main button:text("Forgot")')
    },
    outcome: theEmailIsThere,
  },
  {
    name: 'creating an account, with the e-mail that a password manager filled in',
    path: '/login',
    act: async (page) => {
      await page.locator('main input[name=email]').evaluate((field: HTMLInputElement, filled) => {
        field.value = filled
      }, email)
      await press(page, 'main button:text("Create an account")')
    },
    outcome: theEmailIsThere,
  },
  {
    name: 'showing the password',
    path: '/login',
    act: async (page) => {
      await page.locator('main input[name=password]').fill('secret-1')
      await press(page, 'main button:has-text("Show password")')
    },
    outcome: (page) => page.locator('main input[name=password][type=text]').waitFor(),
  },
]
