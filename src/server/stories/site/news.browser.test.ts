import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 }, { id: 2 })
})
afterAll(() => shop.close())

const linkIn = async (address: string) => {
  await expect.poll(() => mailsTo(shop, address)).toHaveLength(1)
  const [mail] = await mailsTo(shop, address)
  return /http:\/\/localhost:3000(\/\S*key=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function askConfirmAndLeave(page: Page, address: string): Promise<void> {
  await page.goto('/new')
  await page.getByLabel('Your email address').fill(address)
  await page.getByRole('button', { name: 'Send me the weekly email' }).click()
  await page.getByText('Please look into your inbox').waitFor()
  const link = await linkIn(address)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm the weekly email' }).click()
  await page.getByText('Your first weekly email comes next Monday').waitFor()
  await page.goto(link.replace('confirm', 'leave'))
  await page.getByRole('button', { name: 'Leave the weekly email' }).click()
  await page.getByText('Done. You get no more weekly emails').waitFor()
}

/** Sends the newsletter's form of a page as a browser without script does, and returns the page that it leads to. */
async function sendForm(path: string, typed: Record<string, string> = {}): Promise<string> {
  const { body } = await shop.visit(path)
  const [, action = '', fields = ''] =
    /<form [^>]*action="(\/news-mail[^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(body) ?? []
  const form = new URLSearchParams(
    [...fields.matchAll(/<(?:input|button) [^>]*>/g)].flatMap(([field]) => {
      const [, name] = / name="([^"]*)"/.exec(field) ?? []
      return name === undefined ? [] : [[name, / value="([^"]*)"/.exec(field)?.[1] ?? '']]
    }),
  )
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const answer = await fetch(`${shop.url}${action}`, { method: 'POST', body: form })
  return answer.text()
}

test('a guest gets and leaves the weekly mail (B21.19, B21.20)', async () => {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await askConfirmAndLeave(page, 'ren@example.com')
  expect((await shop.deps.pool.query('select from news_subscriptions')).rowCount).toBe(0)
})

test('a guest gets and leaves the weekly mail without script (B21.19, B21.20)', async () => {
  const email = 'rin@example.com'
  expect(await sendForm('/new', { email })).toContain('Please look into your inbox')
  const link = await linkIn(email)
  expect(await sendForm(link)).toContain('Your first weekly email comes next Monday')
  expect(await sendForm(link.replace('confirm', 'leave'))).toContain('You get no more weekly emails')
  expect((await shop.deps.pool.query('select from news_subscriptions')).rowCount).toBe(0)
})
