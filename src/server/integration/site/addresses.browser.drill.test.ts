import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, tags: ['Automation'], isFreePreview: true })

async function open(path: string) {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await visitHydrated(page, path)
  const address = () => page.url().slice(shop.url.length)
  const parameters = () => Object.fromEntries(new URL(page.url()).searchParams)
  return { page, address, parameters }
}

test('the URL keeps campaign parameters across filters, but drops payment secrets and states', async () => {
  const said = 'payment_intent_client_secret=pi_1_secret_2&payment_verified=true&subscription_verified=true'
  const { page, address, parameters } = await open(`/guide/1?${said}&utm_source=mail`)
  await expect.poll(address).toBe('/guide/1?utm_source=mail')

  await visitHydrated(page, '/guides?utm_source=mail&utm_campaign=may&fbclid=x')
  const campaign = { utm_source: 'mail', utm_campaign: 'may' }
  const main = page.locator('main')
  await main.getByRole('link', { name: 'Automation', exact: true }).first().click()
  await expect.poll(parameters).toEqual({ q: 'automation', ...campaign })
  await main.getByRole('checkbox').check()
  await expect.poll(parameters).toEqual({ q: 'automation', free: '1', ...campaign })
  await main.getByRole('searchbox').fill('number')
  await main.getByRole('searchbox').press('Enter')
  await expect.poll(parameters).toEqual({ q: 'number', free: '1', ...campaign })
  await main.getByRole('link', { name: 'All Guides', exact: true }).click()
  await expect.poll(parameters).toEqual({ free: '1', ...campaign })
})

test('on Japanese pages a search updates the title, and a payment page rejects an invalid guide id', async () => {
  const { page } = await open('/ja/guides')
  await page.locator('main').getByRole('searchbox').fill('zzzzzz')
  await page.locator('main').getByRole('searchbox').press('Enter')
  await expect.poll(() => page.title()).toBe('「zzzzzz」の検索結果（0件） | AI Income Guides')

  await visitHydrated(page, '/ja/payment-success?session_id=cs_test_1&guideId=//evil.example')
  await page.getByText('ガイドIDが無効です').waitFor()
  expect(await page.content()).not.toContain('href="//')
})

test('/api/docs is titled after the shop and loads without browser errors', async () => {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto('/api/docs')
  await page.getByText('Start paying for one guide or for Pro on a page of Stripe').click()
  await page.locator('.opblock-body').waitFor()
  await expect.poll(() => page.title()).toBe('AI Income Guides API')
  expect(complaints).toEqual([])
})
