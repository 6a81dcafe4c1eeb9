import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openMember as openMemberOf } from '../../testing/browser/open-member.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop

let browser: Browser

beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    ...Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      titleEn: `Sell prompts, part ${index + 1}`,
      titleJa: `プロンプトを売る 第${index + 1}部`,
    })),
  )
  browser = await launchBrowser()
})

afterEach(async () => {
  await closePages(browser)
  expect(shop.unexpectedErrors()).toEqual([])
})

afterAll(async () => {
  await browser.close()
  await shop.close()
})

const words = {
  en: { prefix: '', card: 'Card number', expiry: 'Expiration date', code: 'Security code' },
  ja: { prefix: '/ja', card: 'カード番号', expiry: '有効期限', code: 'セキュリティコード' },
} as const

type Language = keyof typeof words

const openMember = (width?: number) => openMemberOf(shop, browser, width)

async function pay(page: Page, language: Language, path: string): Promise<void> {
  const text = words[language]
  await visitHydrated(page, text.prefix + path)
  const form = page.frameLocator('main form iframe')
  await form.getByLabel(text.card).fill('4242 4242 4242 4242')
  await form.getByLabel(text.expiry).fill('1234')
  await form.getByLabel(text.code).fill('123')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(`**${text.prefix}/guides`)
}

const toast = (page: Page, text: string) => page.locator('.toast-place').getByText(text, { exact: true })

test.each([
  { language: 'en', width: 1280, guideId: 55, title: 'Sell prompts, part 55', read: 'Yours now: read it' },
  { language: 'ja', width: 390, guideId: 56, title: 'プロンプトを売る 第56部', read: 'さっそく読む' },
] as const)(
  'after paying ($language, $width px) the list opens with the bought guide, until it is read',
  async ({ language, width, guideId, title, read }) => {
    const { prefix } = words[language]
    const { page, complaints } = await openMember(width)
    await pay(page, language, `/checkout/${guideId}`)

    await toast(page, language === 'en' ? 'Payment successful' : 'お支払いが完了しました').waitFor()
    const panel = page.getByRole('region', { name: title })
    const link = panel.getByRole('link', { name: read })
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(700)

    await page.reload()
    await waitForHydration(page)
    await link.click()
    await page.getByText(language === 'en' ? `PAID-TEXT-${guideId}` : `有料本文-${guideId}`).waitFor()

    await page.locator('footer').locator(`a[href="${prefix}/guides"]`).click()
    await page.waitForURL(`**${prefix}/guides`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => panel.count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

test('a new Pro reader reads what Pro includes and begins with the guide that they came from', async () => {
  const { page, complaints } = await openMember(1280)
  await pay(page, 'en', '/checkout/subscription?guideId=58')

  await toast(page, 'Payment successful').waitFor()
  const panel = page.getByRole('region', { name: 'Sell prompts, part 58' })
  await panel.getByText('You have Pro: all 60 guides on this page are included').waitFor()
  await expect.poll(() => page.getByRole('article').first().getByText('Included in Pro').count()).toBe(1)
  await panel.getByRole('link', { name: 'Start reading' }).click()
  await page
    .getByText(/^PAID-TEXT-/)
    .first()
    .waitFor()

  await visitHydrated(page, '/guides')
  expect(await panel.count()).toBe(0)
  expect(complaints).toEqual([])
})
