import { emptyFields, listedFields } from '../../shared/guides/fields/guide-fields.ts'
import type { GuideSummary } from '../../shared/guides/guides.ts'
import { pick } from '../../shared/objects.ts'
import { buildCatalogIndex } from '../../shared/guides/guide-listing.ts'
import { runToCompletion, type IndexedCard } from '../../shared/guides/catalog-index.ts'

/** Returns a guide as shown in lists. Tests pass only the fields that matter to them. */
export const createGuideCard = (said: Partial<GuideSummary> & { id: number }): GuideSummary => ({
  ...pick(emptyFields, listedFields),
  titleEn: `Guide ${said.id}`,
  titleJa: `ガイド${said.id}`,
  price: 200,
  incomeRangeJa: '',
  tools: [],
  startCost: null,
  firstIncome: null,
  emoji: '',
  readingMinutes: 5,
  duplicateOf: null,
  recommended: said.id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...said,
})

/** Builds a catalog index from cards. */
export const createCatalogIndex = <Card extends IndexedCard>(cards: readonly Card[]) =>
  runToCompletion(buildCatalogIndex(cards))
