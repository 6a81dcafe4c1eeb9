import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { testPassword, type Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' }, { id: 2 })

async function openAs(person: Person, path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await signInBrowser(page, shop.url, person)
  await visitHydrated(page, path)
  return { page, complaints }
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Nothing called ${name} was reached with Tab`)
}

const press = async (page: Page, name: RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const canRead = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

test('support refunds and answers by keyboard, and an owner sees both in the audit log', async () => {
  const [sora, chie, aiko] = [
    await signUpOperator(shop, 'sora', 'support'),
    await signUpOperator(shop, 'chie'),
    await shop.signUp('aiko'),
  ]
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, aiko)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
  await expect.poll(() => canRead(aiko)).toBe(true)
  await shop.post('/api/contact/submit', { email: aiko.email, message: 'I bought the wrong guide.' })

  const { page, complaints } = await openAs(sora, '/operator')
  await page.getByRole('link', { name: '1 message to answer' }).waitFor()
  expect(await page.getByRole('link', { name: 'Log', exact: true }).count()).toBe(0)
  await press(page, /^Orders$/)
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await tabTo(page, /^Email, name, receipt/)
  await page.keyboard.type(aiko.email.slice(0, 12))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Readers' }).waitFor()
  await page.getByRole('heading', { name: 'Orders, newest first' }).waitFor()
  await press(page, new RegExp(aiko.email))
  await page.getByRole('heading', { name: aiko.email }).waitFor()

  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + 11 * 60_000)
  await press(page, /^Refund$/)
  await page.getByText('Stripe will refund $2').waitFor()
  await page.getByText('This reader will lose access to the guide right away.').waitFor()
  await page.getByLabel('Reason').focus()
  await page.keyboard.type('Wrong guide')
  await press(page, /^Refund now$/)
  await page.getByText('Please confirm that it’s you').waitFor()
  expect(await canRead(aiko)).toBe(true)
  shop.deps.clock = clock
  await page.getByLabel('Current password').focus()
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Refund issued').first().waitFor()
  await page
    .getByRole('cell', { name: /Refunded/ })
    .first()
    .waitFor()
  expect(await canRead(aiko)).toBe(false)

  await press(page, /^Messages$/)
  await press(page, /^I bought the wrong guide/)
  await page.getByLabel('Your reply').focus()
  await page.keyboard.type('Your money is on its way back.')
  await press(page, /^Send reply$/)
  await page.getByText('Your reply is on its way').first().waitFor()
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, aiko.email)).map(({ text }) => text).join()
    })
    .toContain('Your money is on its way back.')

  const asOwner = await openAs(chie, '/operator/log')
  for (const said of ['Issued a refund', 'Wrong guide', 'Answered a message'])
    await asOwner.page.getByText(said).first().waitFor()
  expect([...complaints, ...asOwner.complaints]).toEqual([])
})
