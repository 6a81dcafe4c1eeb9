import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForTasks } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Podcasts for museums', tags: ['podcast'], metadata: { toolsEn: ['PowerPoint'] } },
  { id: 2, titleEn: 'Letters', metadata: { toolsEn: ['Canva'], startCostEn: '$0' } },
  { id: 3, titleEn: 'Sell patterns', metadata: { toolsEn: ['Canva'], startCostEn: '$90' } },
)

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

test('typing shows suggestions, Escape closes them, and arrow keys with Enter choose one', async () => {
  const page = await open('/guides')
  const options = optionsOn(page)
  const field = searchField(page)
  await field.pressSequentially('letter')
  await options.filter({ hasText: 'Letters' }).waitFor()

  await page.clock.install()
  // Presses Escape before the page has processed the last letter.
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await expect.poll(() => options.count()).toBe(0)
  // Exceeds the debounce delay of the suggestions.
  await page.clock.fastForward(60_000)
  await waitForTasks(page)
  expect(await options.count()).toBe(0)
  await field.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/guides?q=letters')

  await field.fill('')
  await field.pressSequentially('po')
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual(['podcast\nTopic', 'PowerPoint\nTool', 'Podcasts for museums'])
  const combobox = page.getByRole('combobox', { name: 'Search the guides' })
  await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('true')
  await combobox.press('ArrowDown')
  await combobox.press('ArrowDown')
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true')
  await combobox.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/guides?tool=PowerPoint')
  await expect.poll(() => titlesOn(page)).toEqual(['Podcasts for museums'])
})

test('filters narrow the list and update their counts, and the search works offline', async () => {
  const page = await open('/guides')
  await page.getByText('Filters').click()
  await page.getByLabel('Tool').selectOption('Canva')
  await expect.poll(() => titlesOn(page)).toEqual(['Letters', 'Sell patterns'])
  await expect
    .poll(() => page.getByLabel('Cost to start').locator('option').allInnerTexts())
    .toEqual(['Any', 'No cost (1)', 'More than $20 (1)'])
  await page.getByLabel('Cost to start').selectOption('none')
  await expect.poll(() => titlesOn(page)).toEqual(['Letters'])
  await page.getByRole('link', { name: 'Remove filter: Canva' }).click()
  await expect.poll(() => addressOf(page)).toBe('/guides?cost=none')
  await page.getByLabel('Cost to start').selectOption('')
  await expect.poll(() => addressOf(page)).toBe('/guides')

  await expect
    .poll(() => page.evaluate(async () => (await caches.open('guides')).match('/api/guides').then(Boolean)))
    .toBe(true)
  await page.context().setOffline(true)
  await searchField(page).fill('podcasts')
  await searchField(page).press('Enter')
  await expect.poll(() => titlesOn(page)).toEqual(['Podcasts for museums'])
})
