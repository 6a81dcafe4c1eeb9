import { expect, test } from 'vitest'
import type { StepMark } from '../../../shared/progress/steps.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
const places = [
  ['graphic design'],
  ['print on demand'],
  ['Etsy', 'Digital Products'],
  ['stock images'],
  ['ebooks', 'handmade gifts'],
]
await shop.stock(
  ...places.map((tags, place) => ({ id: 11 + place, tags, titleEn: `Drawing ${'abcde'[place]}` })),
)

test('a reading path links to the first guide with unfinished steps and reports completion', async () => {
  const { page, complaints } = await openGuestPage(shop)
  const tick = async (...guideIds: number[]) => {
    const marks = guideIds.map((guideId): StepMark => {
      return { guideId, step: 's', place: 0, steps: 1, done: true, note: '', at: guideId }
    })
    await page.evaluate((stored) => localStorage.setItem('step-marks', stored), JSON.stringify(marks))
    await visitHydrated(page, '/paths/sell-what-you-draw')
  }
  await visitHydrated(page, '/paths/sell-what-you-draw')
  await page.getByRole('link', { name: 'Start with the first guide' }).waitFor()
  await tick(11, 12, 14)
  const next = page.getByRole('link', { name: 'Next: guide 3' })
  expect(await next.getAttribute('href')).toBe('/guide/13')
  await tick(11, 12, 13, 14, 15)
  await page.getByText('You’ve finished this path: all 5 guides.').waitFor()
  expect(complaints).toEqual([])
})
