import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visitHydrated, waitForHydration } from '../../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../../testing/browser/open-signed-in-page.ts'
import type { Shop } from '../../../testing/shop.ts'

const words = {
  en: {
    prefix: '',
    card: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    done: 'Payment successful',
    read: 'Read it now',
    title: (id: number) => `Sell prompts, part ${id}`,
    paid: (id: number) => `PAID-TEXT-${id}`,
  },
  ja: {
    prefix: '/ja',
    card: 'カード番号',
    expiry: '有効期限',
    code: 'セキュリティコード',
    done: 'お支払いが完了しました',
    read: 'さっそく読む',
    title: (id: number) => `プロンプトを売る 第${id}部`,
    paid: (id: number) => `有料本文-${id}`,
  },
} as const

type Language = keyof typeof words

/** More guides than one page of the list shows, so that a bought one is not listed by chance. */
export const sixtyGuides = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  titleEn: words.en.title(index + 1),
  titleJa: words.ja.title(index + 1),
}))

/** Pays by card in the shop's form and waits for the redirect to the guide list. */
export async function payByCardInShop(page: Page, language: Language, path: string): Promise<void> {
  const text = words[language]
  await visitHydrated(page, text.prefix + path)
  const form = page.frameLocator('main form iframe')
  await form.getByLabel(text.card).fill('4242 4242 4242 4242')
  await form.getByLabel(text.expiry).fill('1234')
  await form.getByLabel(text.code).fill('123')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(`**${text.prefix}/guides`)
}

export const locateToast = (page: Page, text: string) =>
  page.locator('.toast-place').getByText(text, { exact: true })

/** Returns whether the toast covers a part of the element. */
const isToastOver = (announced: Locator) =>
  announced.evaluate((element) => {
    const shown = element.getBoundingClientRect()
    const message = document.querySelector('.toast-place output > *')?.getBoundingClientRect()
    return (
      message !== undefined &&
      message.left < shown.right &&
      message.right > shown.left &&
      message.top < shown.bottom &&
      message.bottom > shown.top
    )
  })

/** Buys a guide and expects the list to show it first until it is read. Returns the browser's errors. */
export async function buyAndReadGuide(
  shop: Shop,
  { language, width, guideId }: { language: Language; width: number; guideId: number },
): Promise<string[]> {
  const text = words[language]
  const { page, complaints } = await openSignedInPage(shop, width)
  await payByCardInShop(page, language, `/checkout/${guideId}`)

  await locateToast(page, text.done).waitFor()
  const panel = page.getByRole('region', { name: text.title(guideId) })
  const link = panel.getByRole('link', { name: text.read })
  await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(700)
  await expect.poll(() => link.evaluate((shown) => shown === document.activeElement)).toBe(true)
  await expect.poll(() => isToastOver(panel)).toBe(false)

  await page.reload()
  await waitForHydration(page)
  await link.click()
  await page.getByText(text.paid(guideId)).waitFor()

  await page.locator('footer').locator(`a[href="${text.prefix}/guides"]`).click()
  await page.waitForURL(`**${text.prefix}/guides`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => panel.count()).toBe(0)
  return complaints
}
