import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 })

const linkIn = async (address: string) => {
  await expect.poll(() => fetchMailsTo(shop, address)).toHaveLength(1)
  const [mail] = await fetchMailsTo(shop, address)
  return /http:\/\/localhost:3000(\/\S*key=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function askConfirmAndLeave(page: Page, address: string): Promise<void> {
  await page.goto('/new')
  await page.getByLabel('Your email address').fill(address)
  await page.getByRole('button', { name: 'Send me the weekly email' }).click()
  await page.getByText('Check your inbox.').waitFor()
  const link = await linkIn(address)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm the weekly email' }).click()
  await page.getByText('Your first weekly email will arrive next Monday').waitFor()
  await page.goto(link.replace('confirm', 'leave'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('You’ve been unsubscribed').waitFor()
}

test('a guest subscribes to and unsubscribes from the newsletter (B21.19, B21.20)', async () => {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await askConfirmAndLeave(page, 'ren@example.com')
  expect((await shop.deps.pool.query('select from news_subscriptions')).rowCount).toBe(0)
})
