import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkPage } from '../../testing/browser/check-page.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { logInAgain } from './testing/own-account.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 })

async function openBrowserOf(person: Person) {
  const visitor = await openGuestPage(shop, { viewport: { width: 390, height: 844 } })
  await signInBrowser(visitor.page, shop.url, person)
  return visitor
}

/** Moves the focus from the top of the page to this control by the Tab key, and presses Enter. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true })
  await control.waitFor()
  const isFocused = () => control.evaluate((button) => button === document.activeElement)
  for (let tabs = 0; tabs < 80 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Enter')
}

const inLanguages = [
  {
    start: '',
    others: 'Other devices',
    action: 'Log out other devices',
    on: 'Logged in on',
    done: 'Your other devices are logged out',
  },
  {
    start: '/ja',
    others: 'ほかの端末',
    action: 'ほかの端末からログアウト',
    on: 'にログイン',
    done: 'ほかの端末からログアウトしました',
  },
]

for (const { start, others, action, on, done } of inLanguages)
  test(
    `a user logs out the other devices by keyboard, and the other browser signs out (${action})`,
    { tags: start === '/ja' ? [] : 'drill' },
    async () => {
      const aiko = await shop.signUp('aiko')
      const { page, complaints } = await openBrowserOf(aiko)
      const { page: other } = await openBrowserOf(await logInAgain(shop, aiko))
      await visitHydrated(other, '/my-guides')
      await visitHydrated(page, `${start}/profile`)
      await page.getByText(on).first().waitFor()
      await checkPage(page)

      await page.getByRole('heading', { name: others }).waitFor()
      await page.getByRole('button', { name: action }).first().focus()
      await page.keyboard.press('Enter')
      await checkPage(page)
      await pressByKeyboard(page, action)

      await page.getByText(done).waitFor()
      await expect.poll(() => page.getByRole('heading', { name: others }).count()).toBe(0)
      await page.reload()
      await page.getByRole('main').getByText(aiko.email).first().waitFor()

      await visitHydrated(other, '/my-guides')
      await other.getByRole('heading', { name: 'Log in to see your account' }).waitFor()
      await expect.poll(() => other.evaluate(() => localStorage.getItem('last_known_user_uid'))).toBeNull()
      expect(complaints).toEqual([])
    },
  )
