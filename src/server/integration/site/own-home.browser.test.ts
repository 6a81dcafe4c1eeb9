import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const paragraph = 'A line of the guide that is long enough to be read. '.repeat(6)
const contentEn = [
  ...Array.from({ length: 60 }, (_, place) => `Paragraph ${place + 1}. ${paragraph}`),
  '1. **Choose a voice.** Listen first.\n2. **Record a sample.** One minute.\n3. **Name a price.** In writing.',
].join('\n\n')

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Sell narration', tags: ['Voice Over'], contentEn },
  { id: 2, titleEn: 'Mend photos', tags: ['Automation'] },
  { id: 3, titleEn: 'Record greetings', tags: ['Voice Over'] },
  { id: 4, titleEn: 'Draw stickers', tags: ['Automation'] },
  { id: 5, titleEn: 'Sell ringtones' },
)
await shop.deps.pool.query(`update guides set state = 'withdrawn' where id = 5`)
await shop.deps.catalogue.refresh()

test('the home page of a user links to the last read guide with its next step, or offers to load it again', async () => {
  const { page, person, complaints } = await openSignedInPage(shop, 390)
  await visitHydrated(page, '/')
  expect(await page.getByRole('region', { name: 'Continue reading' }).count()).toBe(0)

  await buyItems(shop, person, ['guide:1'])
  await visitHydrated(page, '/guide/1')
  await page.getByText('Paragraph 40.').evaluate((line) => line.scrollIntoView({ block: 'center' }))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('reading-places')))
    .toMatch('Sell narration')

  await visitHydrated(page, '/')
  const current = page.getByRole('region', { name: 'Continue reading' })
  await current.getByText(/\d+% read/).waitFor()
  expect((await current.boundingBox())?.y).toBeLessThan(300)
  await current.getByText('Next step (1 of 3)').waitFor()
  await current.getByRole('checkbox', { name: 'Choose a voice' }).click()
  await current.getByText('Next step (2 of 3)').waitFor()
  await current.getByRole('checkbox', { name: 'Record a sample' }).waitFor()

  const fresh = page.getByRole('region', { name: 'New for you' })
  const titles = await fresh.getByRole('listitem').allInnerTexts()
  expect(titles[0]).toBe('Record greetings')
  expect(titles).not.toContain('Sell narration')

  await page.evaluate(() => localStorage.setItem('saved-guides', ` +4@${Date.now()}`))
  await visitHydrated(page, '/')
  const saved = page.getByRole('region', { name: 'Saved for later' })
  await saved.getByRole('link', { name: 'Draw stickers' }).waitFor()

  const calls = '**/trpc/guides.{cardsOf,find,listing}**'
  const error = { json: { message: '', code: -32_004, data: { httpStatus: 404 } } }
  await page.route(calls, (route) => route.fulfill({ status: 404, json: { error } }))
  await visitHydrated(page, '/')
  const parts = [current, saved, fresh]
  for (const part of parts) await part.getByRole('alert').waitFor()
  await page.unroute(calls)
  for (const part of parts) await part.getByRole('button', { name: 'Try again' }).click()
  for (const part of parts)
    await part
      .getByRole('link', { name: /Sell|Draw|Record/ })
      .first()
      .waitFor()

  await visitHydrated(page, '/my-guides')
  await page
    .getByRole('region', { name: 'In progress' })
    .getByText(/^1 of 3 done · \d+% read$/)
    .waitFor()
  expect(await current.count()).toBe(0)

  await visitHydrated(page, '/')
  await current.getByRole('link', { name: 'Sell narration' }).click()
  await page.waitForURL('**/guide/1#continue')
  expect(complaints).toEqual([])
})

test.each([
  ['a part of a page', 'header a[href="/"]', 'guides.cardsOf', 'Saved for later'],
  ['a whole page', 'main a[href^="/receipts/"]', 'payments.receipt', 'Receipt'],
])(
  'retrying %s keeps the focus on the button, and moves it to the loaded heading',
  async (_part, link, call, name) => {
    const { page, person, complaints } = await openSignedInPage(shop)
    await buyItems(shop, person, ['guide:1'])
    await visitHydrated(page, '/profile')
    await page.evaluate(() => localStorage.setItem('saved-guides', ` +4@${Date.now()}`))
    const error = { json: { message: '', code: -32_003, data: { httpStatus: 403 } } }
    const calls = new RegExp(`/trpc/${call}\\b`)
    await page.route(calls, (route) => route.fulfill({ status: 403, json: { error } }))
    await page.locator(link).first().click()

    const button = page.getByRole('button', { name: 'Try again' })
    for (const focused of [button, page.getByRole('heading', { name, exact: true })]) {
      const replaced = await button.elementHandle()
      await replaced?.press('Enter')
      await replaced?.waitForElementState('hidden')
      await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.unroute(calls)
    }
    expect(complaints).toEqual([])
  },
)

test(
  'the header counts saved guides, and links to the user’s pages on all widths',
  { tags: 'drill' },
  async () => {
    const { page, person, complaints } = await openSignedInPage(shop, 1280)
    await visitHydrated(page, '/guides')
    const header = page.getByRole('banner')
    const own = header.getByRole('navigation', { name: 'Account' })
    const greeting = header.locator('summary').getByText(`Hello, ${person.email}`)
    await greeting.click()
    const ownLinks = ['My guides', 'Reading paths', 'Saved for later', 'Account']
    expect(await own.getByRole('link').allInnerTexts()).toEqual(ownLinks)
    await page.keyboard.press('Escape')
    await expect.poll(() => own.isVisible()).toBe(false)
    await greeting.click()
    await own.getByRole('link', { name: 'Saved for later' }).click()
    await page.waitForURL('**/saved')
    await expect.poll(() => own.isVisible()).toBe(false)

    await page.evaluate(() => {
      const now = Date.now()
      localStorage.setItem('saved-guides', ` +1@${now} +5@${now} +999@${now} -2@${now}`)
      dispatchEvent(new Event('saved-guides'))
    })
    await header.getByRole('link', { name: 'Saved for later 3' }).waitFor()
    await page.getByText('3 guides', { exact: true }).waitFor()
    const missing = page.locator('main').getByRole('listitem').filter({ hasText: 'no longer for sale' })
    await missing.getByRole('link', { name: 'Sell ringtones' }).waitFor()
    for (const title of ['#999', 'Sell ringtones']) {
      await missing.getByRole('button', { name: `Saved for later: ${title}` }).click()
      await missing.filter({ hasText: title }).waitFor({ state: 'detached' })
    }
    await header.getByRole('link', { name: 'Saved for later 1' }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await visitHydrated(page, '/guides')
    await header.getByLabel('Menu').first().click()
    await own.getByRole('link', { name: 'Account' }).waitFor()
    const links = await header.getByRole('link').allInnerTexts()
    expect(links).toEqual(expect.arrayContaining(ownLinks))
    await header.getByRole('button', { name: 'Log out' }).waitFor()
    expect(complaints).toEqual([])
  },
)
