import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForTasks } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    { id: 1, titleEn: 'Podcasts for museums', tags: ['podcast'], metadata: { toolsEn: ['PowerPoint'] } },
    { id: 2, titleEn: 'Letters', metadata: { toolsEn: ['Canva'], startCostEn: '$0' } },
    { id: 3, titleEn: 'Sell patterns', metadata: { toolsEn: ['Canva'], startCostEn: '$90' } },
  )
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

async function open(path: string): Promise<Page> {
  const context = await openContext({ baseURL: shop.url })
  const page = await context.newPage()
  await visitHydrated(page, path)
  return page
}
const searchField = (page: Page) => page.locator('input[name=q]:not([type=hidden])')
const optionsOn = (page: Page) => page.getByRole('listbox').getByRole('option')
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
const titlesOn = (page: Page) => page.locator('main h3').allInnerTexts()

test('somebody who types is proposed topics, tools and titles, and takes one by keyboard', async () => {
  const page = await open('/guides')
  await searchField(page).pressSequentially('po')
  const options = optionsOn(page)
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual(['podcast\nTopic', 'PowerPoint\nTool', 'Podcasts for museums'])
  const field = page.getByRole('combobox', { name: 'Search the guides' })
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true')
  await field.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/guides?tool=PowerPoint')
  await expect.poll(() => titlesOn(page)).toEqual(['Podcasts for museums'])
})

test('Escape closes the proposals, and Enter searches for what was typed', async () => {
  const page = await open('/guides')
  await searchField(page).pressSequentially('letters')
  await optionsOn(page).filter({ hasText: 'Letters' }).waitFor()
  await searchField(page).press('Escape')
  await expect.poll(() => optionsOn(page).count()).toBe(0)
  await searchField(page).press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/guides?q=letters')
})

test('who presses Escape right after a letter is shown no proposals for it', async () => {
  const page = await open('/guides')
  await searchField(page).pressSequentially('letter')
  await optionsOn(page).filter({ hasText: 'Letters' }).waitFor()
  await page.clock.install()
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await expect.poll(() => optionsOn(page).count()).toBe(0)
  // Longer than the page waits for the next letter.
  await page.clock.fastForward(60_000)
  await waitForTasks(page)
  expect(await optionsOn(page).count()).toBe(0)
})

test('a reader narrows the list, sees the counts follow, and takes one choice away', async () => {
  const page = await open('/guides')
  await page.getByText('Filters').click()
  await page.getByLabel('Tool').selectOption('Canva')
  await expect.poll(() => titlesOn(page)).toEqual(['Letters', 'Sell patterns'])
  await expect
    .poll(() => page.getByLabel('Cost to start').locator('option').allInnerTexts())
    .toEqual(['Any', 'Nothing (1)', 'More than $20 (1)'])
  await page.getByLabel('Cost to start').selectOption('none')
  await expect.poll(() => titlesOn(page)).toEqual(['Letters'])
  await page.getByRole('link', { name: 'Remove filter: Canva' }).click()
  await expect.poll(() => addressOf(page)).toBe('/guides?cost=none')
})

test('offline, a search goes on in what the browser has', async () => {
  const page = await open('/guides')
  await expect
    .poll(() => page.evaluate(async () => (await caches.open('guides')).match('/api/guides').then(Boolean)))
    .toBe(true)
  await page.context().setOffline(true)
  await searchField(page).fill('podcasts')
  await searchField(page).press('Enter')
  await expect.poll(() => titlesOn(page)).toEqual(['Podcasts for museums'])
})
