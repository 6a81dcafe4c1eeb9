import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { demoGuides } from '../../../../scripts/sandbox/catalogue/index.ts'
import { openTestShop } from '../../testing/shop.ts'

/** Titles and summaries of the demo catalog. */
const texts = demoGuides().map(({ titleEn, titleJa, summaryEn, summaryJa }) => ({
  titleEn,
  titleJa,
  summaryEn,
  summaryJa,
}))
const byLength = texts.toSorted((a, b) => b.titleEn.length - a.titleEn.length)
const byJapaneseLength = texts.toSorted((a, b) => b.titleJa.length - a.titleJa.length)
/** The 15 longest titles of each language, and the 6 shortest in English. */
const chosen = [...byLength.slice(0, 15), ...byJapaneseLength.slice(0, 15), ...byLength.slice(-6)]

const shop = await openTestShop({ client: 'built' })
await shop.stock(...chosen.map((said, place) => ({ ...said, id: place + 1 })))

test.each([
  ['/guides', 1440],
  ['/guides', 700],
  ['/guides', 390],
  ['/guides', 360],
  ['/ja/guides', 1440],
  ['/ja/guides', 700],
  ['/ja/guides', 390],
  ['/ja/guides', 360],
])('on %s at %i px, no card title is cut off and all cards have the same height', async (path, width) => {
  const page = await (await openContext({ viewport: { width, height: 900 }, baseURL: shop.url })).newPage()
  await page.goto(path)
  const cards = page.locator('main article')
  await expect.poll(() => cards.count()).toBe(chosen.length)
  const cut = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const title = card.querySelector('h3')
        const frame = title?.parentElement?.getBoundingClientRect()
        if (title == null || frame === undefined) return ['no title']
        const range = document.createRange()
        range.selectNodeContents(title)
        const { bottom } = range.getBoundingClientRect()
        const limit = Math.min(frame.bottom, title.getBoundingClientRect().bottom)
        return bottom <= limit + 1 ? [] : [title.textContent]
      }),
    )
  await expect.poll(cut).toEqual([])
  const heights = () =>
    cards.evaluateAll((all) => [...new Set(all.map((card) => Math.round(card.clientHeight)))])
  await expect.poll(heights).toHaveLength(1)
})
