import { expect, test } from 'vitest'
import { waitForReload, waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openGuestPage, type Visitor } from '../../testing/browser/open-guest-page.ts'
import type { Person } from '../../testing/people.ts'
import { readChunkPaths } from '../../testing/browser/chunk-paths.ts'
import { openTestShop } from '../../testing/shop.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { buyItems } from '../payments/testing/buy.ts'

const longText = Array.from({ length: 80 }, (_, line) => `Paragraph ${line + 1} of this guide.`).join('\n\n')

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る', contentEn: longText },
  { id: 2, titleEn: 'Sell narration again', titleJa: 'もう一度ナレーションを売る' },
  { id: 3, titleEn: 'Mend photos', titleJa: '写真を直す' },
)
await shop.deps.pool.query('update guides set duplicate_of = 1 where id = 2')
await shop.deps.catalogue.refresh()

async function openBrowserOf(person: Person): Promise<Visitor> {
  const visitor = await openGuestPage(shop, { viewport: { width: 390, height: 700 } })
  await signInBrowser(visitor.page, shop.url, person)
  return visitor
}

test(
  'a buyer sees the reason for access and can continue reading, until logging out',
  { tags: 'drill' },
  async () => {
    const aiko = await shop.signUp('aiko')
    const { payment } = await buyItems(shop, aiko, ['guide:1'])
    await buyItems(shop, aiko, ['guide:3'])
    const { page, complaints } = await openBrowserOf(aiko)

    // Scripts load only after the click, to test that an explanation opened before hydration gets its content.
    const opened = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await opened.promise
      await route.continue()
    })
    await page.goto('/guide/1', { waitUntil: 'commit' })
    await page.getByText('Why you have access').click()
    opened.resolve()
    await page.getByText(`Stripe payment ID: ${payment}`).waitFor()
    await waitForHydration(page)
    await page.unrouteAll()
    await page.getByText('Paragraph 40 of').evaluate((line) => line.scrollIntoView({ block: 'center' }))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('reading-places')))
      .toMatch('Sell narration')

    await visitHydrated(page, '/my-guides')
    await page.getByText('2 guides').waitFor()
    await page.getByLabel('Search your guides').fill('しゃしん')
    await page.getByText('0 guides').waitFor()
    await page.getByLabel('Search your guides').fill('写真')
    await page.getByText('1 guide', { exact: true }).waitFor()
    const continued = page.getByRole('region', { name: 'Continue reading' }).getByRole('link')
    await continued.click()
    await expect
      .poll(() =>
        page
          .getByText('Paragraph 40 of')
          .evaluate((line) => Math.abs(line.getBoundingClientRect().top - 350)),
      )
      .toBeLessThan(200)

    await visitHydrated(page, '/profile')
    await waitForReload(page, () =>
      page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click(),
    )
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-places'))).toBe(null)
    await page.goto('/my-guides')
    await page.getByRole('heading', { name: 'Log in to see your account' }).waitFor()
    expect(complaints).toEqual([])
  },
)

test('an opened guide shows no paid text before the code that verifies access has loaded', async () => {
  const person = await shop.signUp('slow-reader')
  await buyItems(shop, person, ['guide:3'])
  const { page, complaints } = await openBrowserOf(person)
  await visitHydrated(page, '/my-guides')
  const released = Promise.withResolvers<void>()
  const chunkPathOf = await readChunkPaths()
  await page.route(`**${chunkPathOf('src/client/guides/reading/member-guide.tsx')}`, async (route) => {
    await released.promise
    await route.continue()
  })
  const bodyLoaded = page.waitForResponse(`**${chunkPathOf('src/client/guides/reading/full-guide.tsx')}`)
  await page.getByRole('link', { name: 'Mend photos' }).first().click()
  await bodyLoaded
  await page.waitForURL('**/guide/3')

  const verifying = page.getByRole('main').getByText('Verifying Access...')
  const paid = page.getByText('PAID-TEXT-3')
  await expect(verifying.or(paid).first().textContent()).resolves.toBe('Verifying Access...')
  released.resolve()
  await paid.waitFor()
  expect(complaints).toEqual([])
})

test(
  'a buyer opens a receipt from the account, prints only the receipt and has it emailed again',
  { tags: 'drill' },
  async () => {
    const ben = await shop.signUp('ben')
    const { payment } = await buyItems(shop, ben, ['guide:1'])
    await shop.deps.pool.query("update receipts set mailed_at = mailed_at - interval '1 hour'")
    const { page, complaints } = await openBrowserOf(ben)

    await visitHydrated(page, '/profile')
    await page.getByRole('region', { name: 'Receipts' }).getByRole('link', { name: 'Sell narration' }).click()
    await page.getByText(payment).waitFor()
    await page.getByText('Example Ltd., 1-2-3 Example, Tokyo').waitFor()

    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('heading', { name: 'Receipt' }).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false)
    await expect.poll(() => page.getByText('Print').isVisible()).toBe(false)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Resend by email' }).click()
    await page.getByText(`The receipt is on its way to ${ben.email}`).waitFor()
    await page.getByRole('button', { name: 'Resend by email' }).click()
    await page.getByText('We sent this receipt a few minutes ago').waitFor()
    expect(complaints).toEqual([])

    await page.goto('/receipts/of-nobody')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  },
)

test('the owner of a guide is warned before buying its near-duplicate', { tags: 'drill' }, async () => {
  const chie = await shop.signUp('chie')
  await buyItems(shop, chie, ['guide:1'])
  const { page, complaints } = await openBrowserOf(chie)

  await visitHydrated(page, '/guide/2')
  await page.getByText('You already own a very similar guide').waitFor()
  await page.getByRole('link', { name: 'Read “Sell narration”' }).click()
  await page.getByText('Paragraph 1 of').waitFor()
  expect(complaints).toEqual([])
})

test(
  'concurrent calls rejected for an expired token refresh it once, and each call is repeated',
  { tags: 'drill' },
  async () => {
    const { page } = await openBrowserOf(await shop.signUp('aiko'))
    const [refused, answered]: [string[], string[]] = [[], []]
    let renewals = 0
    await page.route('**/securetoken.googleapis.com/**', async (route) => {
      renewals += 1
      await route.continue()
    })
    await page.route('**/trpc/access.*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (renewals === 0) {
        refused.push(pathname)
        return route.fulfill({ status: 401, json: {} })
      }
      answered.push(pathname)
      return route.continue()
    })
    await visitHydrated(page, '/my-guides')
    await page.getByText('You don’t own any guides yet.').waitFor()

    const questions = ['/trpc/access.plan', '/trpc/access.purchases']
    await expect.poll(() => answered).toEqual(expect.arrayContaining(questions))
    expect(refused.toSorted()).toEqual(questions)
    expect(renewals).toBe(1)
  },
)
