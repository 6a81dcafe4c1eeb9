import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 }, { id: 2, tags: ['Automation'], isFreePreview: true })
})
afterAll(() => shop.close())

test('the page of the calls is named after the shop, and the browser refuses nothing of it', async () => {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto('/api/docs')
  await page.getByText('Start paying for one guide or for Pro on a page of Stripe').click()
  await page.locator('.opblock-body').waitFor()
  await expect.poll(() => page.title()).toBe('AI Income Guides: the calls')
  expect(complaints).toEqual([])
})
