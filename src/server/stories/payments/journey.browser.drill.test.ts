import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForReload, waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openVisitor } from '../../testing/browser/open-visitor.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { fourParts, signUp, signUpPayAndRead, words } from './journey-steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...fourParts)
})
afterAll(() => shop.close())

const visitor = (options?: BrowserContextOptions) => openVisitor(shop, options)

test('in English a visitor signs up, has a card declined, pays with another one and reads; a stranger still sees the preview', async () => {
  expect(await signUpPayAndRead(shop, 'en')).toEqual([])
})

test('language and theme change without a reload and are saved', async () => {
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

test('a user who logs out is a guest again, in this browser and on the page', async () => {
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
  await signUp(page, words.en, email)
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
