import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForHydration, visitHydrated, waitForReload } from '../../testing/browser/hydration.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { fourGuides, signUp, buyAsNewUser, journeyTexts } from './testing/journey-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...fourGuides)

const visitor = (options?: BrowserContextOptions) => openGuestPage(shop, options)

test('a visitor signs up, pays after a declined card and reads the guide (ja)', async () => {
  expect(await buyAsNewUser(shop, 'ja')).toEqual([])
})

test('a new user can read one guide for free, and the next one stays locked', async () => {
  const { page, complaints } = await visitor()
  await visitHydrated(page, '/guide/3')
  await page.locator('main').getByRole('link', { name: 'Sign up and read this one free' }).click()
  await signUp(page, journeyTexts.en, `free-${Date.now()}@example.com`)

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Yes, open this guide')
  await page.keyboard.press('Enter')
  await page.getByText('PAID-TEXT-3').waitFor()

  await visitHydrated(page, '/guide/4')
  await page.waitForLoadState('networkidle')
  expect(await page.content()).not.toContain('PAID-TEXT-4')
  expect(await page.getByRole('button', { name: 'Read this guide for free' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a first visit makes no API call except for the list of all guides', async () => {
  const { page, complaints } = await visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(trpc|api)\//.test(pathname)) calls.push(pathname + search)
  })
  for (const path of ['/', '/guides', '/guide/3']) {
    // The page requests all guides when the browser is idle, possibly long after the network is.
    const allGuides = path === '/guides' ? page.waitForResponse('**/api/guides?*') : undefined
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await allGuides
  }
  expect(calls).toEqual(['/api/guides?limit=10000&language=en'])
  expect(complaints).toEqual([])
})

test('the guide list, a guide and the language links work without JavaScript', async () => {
  expect((await shop.visit('/guides')).body).toMatch(/<h3[^>]*><a [^>]*href="\/guide\/3"/)
  const guide = (await shop.visit('/guide/3')).body
  expect(guide).toMatch(/<h1[^>]*>Sell prompts, part 3</)
  expect(guide).toMatch(/<a (?=[^>]*hreflang="ja")[^>]*href="\/ja\/guide\/3"/i)
  expect((await shop.visit('/ja/guide/3')).body).toMatch(/<h1[^>]*>プロンプトを売る 第3部</)
})

test(
  'a visitor signs up, pays after a declined card and reads the guide (en)',
  { tags: 'drill' },
  async () => {
    expect(await buyAsNewUser(shop, 'en')).toEqual([])
  },
)

test('language and theme change without a reload and are saved', { tags: 'drill' }, async () => {
  const { page, complaints } = await visitor()
  await visitHydrated(page, '/guide/3')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const shownTheme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await expect.poll(shownTheme).toBe('dark')

  await page.locator('header').getByRole('link', { name: '日本語' }).first().click()
  await page.waitForURL('**/ja/guide/3')
  await page.getByRole('heading', { name: 'プロンプトを売る 第3部' }).waitFor()
  await page.locator('html[lang=ja]').waitFor()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('language'), 'sameDocument' in window]))
    .toEqual(['ja', true])

  await page.goto('/guides')
  await page.waitForURL('**/ja/guides')
  await waitForHydration(page)
  await page.locator('header').getByRole('link', { name: 'EN' }).first().click()
  await page.waitForURL((url) => url.pathname === '/guides')
  await page.reload()
  await waitForHydration(page)
  expect(new URL(page.url()).pathname).toBe('/guides')
  await page
    .locator('footer')
    .getByRole('radio', { name: 'Light' })
    .or(page.locator('footer').getByRole('button', { name: 'Light' }))
    .first()
    .click({ force: true })
  await expect.poll(shownTheme).toBe('light')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ai-income-theme'))).toBe('light')
  await page.reload()
  await expect.poll(shownTheme).toBe('light')
  expect(complaints).toEqual([])
})

test('logging out removes the user from the page and from local storage', { tags: 'drill' }, async () => {
  const { page, complaints } = await visitor()
  await visitHydrated(page, '/guides')
  await page
    .locator('header')
    .getByRole('link', { name: 'Sign up' })
    .or(page.locator('header').getByRole('button', { name: 'Sign up' }))
    .first()
    .click()
  const email = `leaver-${Date.now()}@example.com`
  await page.getByLabel('Username').fill('Leaver')
  await signUp(page, journeyTexts.en, email)
  await page.locator('header').getByText(email).first().waitFor()

  await waitForReload(page, () =>
    page.locator('header').getByRole('button', { name: 'Log out' }).first().click(),
  )
  await page
    .locator('header')
    .getByRole('button', { name: 'Sign up' })
    .or(page.locator('header').getByRole('link', { name: 'Sign up' }))
    .first()
    .waitFor()

  await page.reload()
  await waitForHydration(page)
  expect(await page.content()).not.toContain(email)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([])
  expect(complaints).toEqual([])
})
