import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openVisitor } from '../../testing/browser/open-visitor.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signUp, words, type Words } from './journey-steps.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    ...[1, 2, 3, 4].map((id) => ({
      id,
      titleEn: `Sell prompts, part ${id}`,
      titleJa: `プロンプトを売る 第${id}部`,
    })),
  )
  browser = await launchBrowser()
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const visitor = (options?: Parameters<Browser['newContext']>[0]) => openVisitor(shop, browser, options)

async function payWith(page: Page, text: Words, number: string): Promise<void> {
  const form = page.frameLocator('main form iframe')
  await form.getByLabel(text.card).fill(number)
  await form.getByLabel(text.expiry).fill('1234')
  await form.getByLabel(text.code).fill('123')
  await page.locator('main button[type=submit]').filter({ hasText: text.pay }).click()
}

describe.each([
  ['English', words.en, 1],
  ['Japanese', words.ja, 2],
] as const)('in %s', (_name, text, guideId) => {
  test('a visitor signs up, has a card declined, pays with another one and reads; a stranger still sees the preview', async () => {
    const { page, complaints } = await visitor()
    await visitHydrated(page, `${text.prefix}/guides`)
    await page.locator(`h3 a[href="${text.prefix}/guide/${guideId}"]`).click()
    await page.waitForURL(`**${text.prefix}/guide/${guideId}`)
    const buy = page.locator('main').getByRole('link', { name: text.buy }).first()
    await buy.waitFor()
    expect(await page.content()).not.toContain(text.paid)

    await buy.click()
    await signUp(page, text, `buyer-${guideId}-${Date.now()}@example.com`)
    await page.getByRole('dialog').getByRole('link', { name: text.purchase }).click()
    await page.waitForURL(`**/checkout/${guideId}`)
    await payWith(page, text, '4000 0000 0000 0002')
    await page.getByRole('alert').filter({ hasText: text.declined }).first().waitFor()
    await payWith(page, text, '4242 4242 4242 4242')
    await page.waitForURL(`**${text.prefix}/guides`)
    await page.getByRole('link', { name: text.read }).click()
    await page.getByText(text.paid).waitFor()

    await page.reload()
    await page.getByText(text.paid).waitFor()
    const paid = await shop.deps.stripe.paymentIntents.list({ limit: 1 })
    expect(paid.data[0]).toMatchObject({ status: 'succeeded', amount: 200, currency: text.currency })
    const stranger = await visitor()
    await stranger.page.goto(`${text.prefix}/guide/${guideId}`)
    expect(await stranger.page.content()).not.toContain(text.paid)
    expect([...complaints, ...stranger.complaints]).toEqual([])
  })
})

test('a new reader uses the one free guide of their account, and pays for the next', async () => {
  const { page, complaints } = await visitor()
  await visitHydrated(page, '/guide/3')
  await page.locator('main').getByRole('link', { name: 'Sign up for free' }).click()
  await signUp(page, words.en, `free-${Date.now()}@example.com`)

  await page.getByRole('button', { name: 'Read this guide for free' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, open this guide' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('PAID-TEXT-3').waitFor()

  await visitHydrated(page, '/guide/4')
  await page.waitForLoadState('networkidle')
  expect(await page.content()).not.toContain('PAID-TEXT-4')
  expect(await page.getByRole('button', { name: 'Read this guide for free' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a first visit makes no API call except for the list of all guides, and is readable without JavaScript', async () => {
  const { page, complaints } = await visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(trpc|api)\//.test(pathname)) calls.push(pathname + search)
  })
  for (const path of ['/', '/guides', '/guide/3']) {
    // The list sends its request when it is idle, which may be long after the network is idle.
    const allGuides = path === '/guides' ? page.waitForResponse('**/api/guides?*') : undefined
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await allGuides
  }
  expect(calls).toEqual(['/api/guides?limit=10000&language=en'])
  expect(complaints).toEqual([])

  const plain = await visitor({ javaScriptEnabled: false })
  await plain.page.goto('/guides')
  await plain.page.locator('h3 a[href="/guide/3"]').click()
  await plain.page.getByRole('heading', { name: 'Sell prompts, part 3' }).waitFor()
  await plain.page.locator('header').getByRole('link', { name: '日本語' }).first().click()
  await plain.page.getByRole('heading', { name: 'プロンプトを売る 第3部' }).waitFor()
})
