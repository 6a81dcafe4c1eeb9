import type { TranslationState } from '../../languages.ts'

/** Where a guide stands between being written and being sold (B20.50). */
export const guideStates = ['draft', 'scheduled', 'on-sale', 'withdrawn'] as const
export type GuideState = (typeof guideStates)[number]

/** The allowed transitions. A guide that was on sale never becomes a draft again, because users may own it. */
export const nextStates: Record<GuideState, readonly GuideState[]> = {
  draft: ['scheduled', 'on-sale'],
  scheduled: ['draft', 'scheduled', 'on-sale'],
  'on-sale': ['withdrawn'],
  withdrawn: ['on-sale'],
}

/** How a version came to be: by a file, a translation, an editor, a change of many, or as an earlier one brought back. */
export const savedWays = ['import', 'translation', 'desk', 'many', 'brought-back'] as const
export type SavedWay = (typeof savedWays)[number]

/** Of the Japanese; a list of its own, because every page carries languages.ts. */
export const japaneseStates = ['missing', 'stale', 'current'] as const satisfies readonly TranslationState[]

export const adminSorts = ['changed', 'id', 'title', 'price'] as const
export type AdminSort = (typeof adminSorts)[number]
export const adminPageSize = 50
/** Guides that are changed together. */
export const maxAtOnce = 10_000
