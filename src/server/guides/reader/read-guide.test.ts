import { expect, test, vi } from 'vitest'
import { createCatalogIndex, createGuideCard } from '../../testing/guide-card.ts'
import { findGuidePage } from './read-guide.ts'

const cards = [1, 2].map((id) => createGuideCard({ id }))
const texts = {
  outlineEn: [],
  outlineJa: [],
  insideCounts: [],
  toolsEn: [],
  toolsJa: [],
  risksEn: [],
  risksJa: [],
}
const snapshot = {
  cards,
  catalogIndex: createCatalogIndex(cards),
  findSold: (id: number) => cards.find((card) => card.id === id),
  findTexts: () => texts,
  reported: new Map(),
}

test("the public part of a guide's page is measured for the cache once, not for each reader", async () => {
  const deps = { catalogue: { current: () => snapshot }, clock: () => new Date(0), env: {} } as never
  const measure = vi.spyOn(JSON, 'stringify')
  for (let reader = 1; reader <= 3; reader += 1)
    await findGuidePage(deps, async () => undefined, { id: 1, language: 'en' })
  expect(measure).toHaveBeenCalledTimes(1)
  measure.mockRestore()
})
