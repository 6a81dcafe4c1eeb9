import type { GuideSummary } from '../../shared/guides/guides.ts'

/** A guide as shown in lists; a test sets only the fields that matter to it. */
export const cardOf = (said: Partial<GuideSummary> & { id: number }): GuideSummary => ({
  titleEn: `Guide ${said.id}`,
  titleJa: `ガイド${said.id}`,
  titleTh: '',
  summaryEn: '',
  summaryJa: '',
  summaryTh: '',
  tags: [],
  price: 200,
  priceJpy: null,
  isFreePreview: false,
  thumbnailUrl: '',
  incomeRange: '',
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
