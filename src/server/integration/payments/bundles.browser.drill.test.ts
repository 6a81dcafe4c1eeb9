import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { validCardNumber, submitCardForm, journeyTexts } from './testing/journey-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...[1, 2, 3, 4, 5, 6].map((id) => ({ id, titleEn: `Guide number ${id}`, titleJa: `ガイド${id}` })),
  { id: 7, titleEn: 'Free for all', isFreePreview: true },
  { id: 8, titleEn: 'Priced alone', price: 900, priceJpy: 90_000 },
)

test('a buyer chooses five guides starting from a guide’s page, pays by card and can read them', async () => {
  const { page, complaints } = await openSignedInPage(shop)
  await visitHydrated(page, '/guide/1')
  await page.getByRole('link', { name: 'Any 5 guides for $8' }).click()
  await page.getByRole('heading', { name: 'Your selection: 1 of 5' }).waitFor()
  for (const [id, count] of [
    [2, 2],
    [3, 3],
    [4, 4],
    [6, 5],
  ] as const) {
    await page.getByRole('link', { name: `Add: Guide number ${id}` }).click()
    await page.getByRole('heading', { name: `Your selection: ${count} of 5` }).waitFor()
  }
  await page.getByRole('link', { name: 'Pay $8 for these guides' }).click()
  await page.getByText('$8 as a bundle instead of $10 separately').filter({ visible: true }).waitFor()
  await submitCardForm(page, journeyTexts.en, validCardNumber)
  await page.getByRole('heading', { name: 'Your guides are ready' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Guide number 1' }).click()
  await page.getByText(journeyTexts.en.paid).waitFor()

  await visitHydrated(page, '/bundle?g=1')
  await page.getByText('You own this guide').first().waitFor()
  await visitHydrated(page, '/profile')
  await page.getByRole('link', { name: '5-guide bundle' }).click()
  await page.getByText('$1.60').first().waitFor()
  expect(complaints).toEqual([])
})

test('a choice with guides that can’t be in a bundle says so and can be completed with others', async () => {
  const { page, complaints } = await openSignedInPage(shop)
  await visitHydrated(page, '/bundle?g=9999-2-3-4-7')
  await page.getByText('Some of these guides can’t be bought as a bundle.').waitFor()
  await page.getByRole('heading', { name: 'Your selection: 4 of 5' }).waitFor()
  await page.getByRole('link', { name: 'Remove: Free for all' }).click()
  await page.getByRole('heading', { name: 'Your selection: 3 of 5' }).waitFor()
  expect(await page.getByText('Some of these guides').count()).toBe(0)
  for (const id of [5, 6]) await page.getByRole('link', { name: `Add: Guide number ${id}` }).click()
  await page.getByRole('link', { name: 'Pay $8 for these guides' }).waitFor()
  await visitHydrated(page, '/bundle/pay?g=9999-2-3-4-8')
  await page.getByText('Some of these guides can’t be bought as a bundle.').waitFor()
  await page.getByRole('link', { name: 'Change your selection' }).click()
  await page.getByRole('heading', { name: 'Your selection: 4 of 5' }).waitFor()
  expect(complaints).toEqual([])
})
