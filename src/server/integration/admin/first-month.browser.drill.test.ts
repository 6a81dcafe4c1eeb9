import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })

/** Presses Tab until the element with this name has the focus and is in view. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const { labels } = element as { labels?: NodeListOf<HTMLLabelElement> }
      return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`Nothing called ${name} was reached with Tab`)
}

const press = async (page: Page, name: RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, name: RegExp, text: string) => {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Returns the text of the current section's link if it is in view. The row of links is wider than a phone's screen. */
const currentSection = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('nav li [aria-current=page]')
    const { left = -1, right = Infinity } = link?.getBoundingClientRect() ?? {}
    return left >= 0 && right <= window.innerWidth ? (link?.textContent ?? '') : 'out of view'
  })

const buy = (id: number, buyer: Person) => buyItems(shop, buyer, [`guide:${id}`])

test('the owner of an empty shop writes, sells, refunds and reprices a guide by keyboard', async () => {
  const owner = await signUpOperator(shop, 'chie')
  const buyer = await shop.signUp('buyer')
  const page = await (
    await openContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
  ).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await signInBrowser(page, shop.url, owner)

  await visitHydrated(page, '/operator')
  await page.getByRole('heading', { name: 'Before you can start selling' }).waitFor()
  await press(page, /^Put the first guide on sale$/)
  await page.getByRole('heading', { name: 'New guide', level: 1 }).waitFor()

  await press(page, /^Save$/)
  await page.getByText('Title, English: empty').waitFor()
  await type(page, /^Title, English$/, 'Sew with machines')
  await type(page, /^Text, English$/, `For everybody.\n\n## Paid\n\n${'What is paid for. '.repeat(30)}`)
  await page.getByText('The preview ends here').first().waitFor()
  await page.getByRole('radio', { name: 'English', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await type(page, /^Title, Japanese$/, 'ミシンで縫う')
  await type(page, /^Text, Japanese$/, '無料の部分です。\n\n## 有料\n\n有料の本文です。')
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/operator\/guides\/1$/)
  expect(await isWithinScreen(page)).toBe(true)
  await press(page, /^Put on sale$/)
  await press(page, /^Put on sale$/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The dialog's button is gone, so the focus moves to the result.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Availability')
  await expect.poll(async () => (await shop.visit('/guide/1')).status).toBe(200)

  await buy(1, buyer)
  await visitHydrated(page, '/operator/orders')
  await press(page, new RegExp(buyer.email))
  await press(page, /^Refund$/)
  await page.getByText('Stripe will refund').waitFor()
  await type(page, /^Amount/, '0.50')
  await type(page, /^Reason/, 'A page was missing')
  await press(page, /^Refund now$/)
  await page.getByText('Refund issued').first().waitFor()
  await page.getByText('Refunded: $0.50').or(page.getByText('$0.50')).first().waitFor()
  expect(await isWithinScreen(page)).toBe(true)

  await visitHydrated(page, '/operator/guides')
  await tabTo(page, /^Select guide 1$/)
  await page.keyboard.press('Space')
  await type(page, /^Price in US dollars$/, '3.00')
  await press(page, /^Preview changes$/)
  await press(page, /^Change 1 guide$/)
  await type(page, /^Reason/, 'Worth more')
  await press(page, /^Change 1 guide$/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(async () => (await shop.visit('/guide/1')).body).toContain('$3')

  await visitHydrated(page, '/operator/log')
  expect(await currentSection(page)).toBe('Log')
  for (const said of ['Issued a refund', 'A page was missing', 'Worth more', 'Draft → On sale'])
    await page.getByText(said).first().waitFor()
  expect(await isWithinScreen(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a Japanese page offers the figures as a CSV file', async () => {
  const owner = await signUpOperator(shop, 'mai')
  const page = await (
    await openContext({
      baseURL: shop.url,
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
    })
  ).newPage()
  await signInBrowser(page, shop.url, owner)
  await visitHydrated(page, '/ja/operator')
  await page.getByRole('heading', { name: '閲覧からお支払いまで' }).waitFor()

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSVでダウンロード' }).last().click()

  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  expect(await isWithinScreen(page)).toBe(true)
})
