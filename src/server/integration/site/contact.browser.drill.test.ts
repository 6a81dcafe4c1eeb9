import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))

async function open(path: string): Promise<Page> {
  const context = await openContext({ baseURL: shop.url })
  const page = await context.newPage()
  await visitHydrated(page, path)
  return page
}
const kept = async () =>
  (await shop.deps.pool.query('select email, message, language from contact_messages order by id')).rows

test('the contact form shows errors, sends a message once, and keeps its text when rate-limited', async () => {
  const page = await open('/contact')
  const email = page.getByLabel('Your email address')
  const message = page.getByLabel('Message')
  const send = page.getByRole('button', { name: 'Send' })
  const typed = async () => [await email.inputValue(), await message.inputValue()]

  await email.fill('mei@')
  await message.fill('Too short')
  await send.click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByText('Message must be at least 10 characters long').waitFor()
  await email.and(page.locator(':focus')).waitFor()

  await email.fill('mei@example.com')
  await message.fill('Guide 7 does not open.')
  await page.route('**/trpc/contact.submit*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await send.click()
  await page.getByRole('alert').getByText('Failed to send message.').waitFor()
  await expect.poll(typed).toEqual(['mei@example.com', 'Guide 7 does not open.'])

  await page.unroute('**/trpc/contact.submit*')
  let calls = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/trpc/contact.submit*', async (route) => {
    calls += 1
    await answered
    await route.continue()
  })
  await send.click()
  await page.locator('button[aria-busy=true]').waitFor()
  await send.click({ force: true })
  await email.press('Enter')
  answer()
  await page.getByRole('status').getByText('Your message has been sent').waitFor()
  expect(calls).toBe(1)
  await expect.poll(typed).toEqual(['', ''])
  await expect.poll(() => page.getByText('Failed to send message.').count()).toBe(0)
  expect(await kept()).toEqual([
    { email: 'mei@example.com', message: 'Guide 7 does not open.', language: 'en' },
  ])

  await visitHydrated(page, '/ja/contact')
  await page.route('**/trpc/contact.submit*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        error: {
          json: { message: 'x', code: -32029, data: { httpStatus: 429, refusal: 'too-many-requests' } },
        },
      },
    }),
  )
  await page.getByLabel('メールアドレス').fill('mei@example.com')
  await page.getByLabel('お問い合わせ内容').fill('領収書の宛名を変更できますか。')
  await page.getByRole('button', { name: '送信する' }).click()
  await page.getByRole('alert').getByText('受付を一時停止しています').waitFor()
  await expect
    .poll(() => page.getByLabel('お問い合わせ内容').inputValue())
    .toBe('領収書の宛名を変更できますか。')
})
