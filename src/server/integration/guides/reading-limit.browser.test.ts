import { expect, test } from 'vitest'
import { checkPage } from '../../testing/browser/check-page.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openGuestPage, type Visitor } from '../../testing/browser/open-guest-page.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'

const limit = 2
const shop = await openTestShop({ client: 'built', settings: { PRO_GUIDES_PER_DAY: String(limit) } })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

/** Opens the browser of a new Pro user who has opened as many guides as the reading limit allows. */
async function openReaderAtLimit(name: string): Promise<Visitor> {
  const person = await shop.signUp(name)
  await shop.deps.pool.query(
    `update users set subscription_active = true, subscription_status = 'active',
       subscription_expires_at = now() + interval '30 days' where firebase_uid = $1`,
    [person.uid],
  )
  for (let id = 1; id <= limit; id += 1) await shop.visit(`/api/guides/${id}`, person)
  const visitor = await openGuestPage(shop, { viewport: { width: 390, height: 844 } })
  await signInBrowser(visitor.page, shop.url, person)
  return visitor
}

const endWait = () =>
  shop.deps.pool.query("update opened_guides set opened_at = opened_at - interval '1 hour'")

const variants = [
  ['', 'A short break before the next guide', 'Try again', 'Contact us', '/contact'],
  ['/ja', '次のガイドまで少しお待ちください', 'もう一度試す', 'お問い合わせ', '/ja/contact'],
] as const
for (const [start, title, again, contact, address] of variants)
  test(
    `a guide that waits for the reading limit says why and opens after the wait on "Try again" (${start}/guide)`,
    { tags: start === '/ja' ? [] : 'drill' },
    async () => {
      const { page, complaints } = await openReaderAtLimit('ben')
      await visitHydrated(page, `${start}/guide/3`)
      await page.getByRole('heading', { name: title }).waitFor()
      const link = page.getByRole('main').getByRole('link', { name: contact, exact: true }).first()
      expect(await link.getAttribute('href')).toBe(address)
      await checkPage(page)

      await endWait()
      await page.getByRole('button', { name: again }).focus()
      await page.keyboard.press('Enter')
      await page.locator('.prose').waitFor()
      expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
      expect(complaints).toEqual([])
    },
  )

test(
  'a guide that waits for the reading limit opens by itself, even if the device’s clock is fast',
  { tags: 'drill' },
  async () => {
    const { page, complaints } = await openReaderAtLimit('chie')
    await page.clock.install({ time: Date.now() + 10 * 60_000 })
    await visitHydrated(page, '/guide/3')
    await page.getByRole('heading', { name: 'A short break before the next guide' }).waitFor()
    await endWait()
    await page.clock.fastForward(15_000)
    await page.locator('.prose').waitFor()
    expect(complaints).toEqual([])
  },
)
