import type { TranslationState } from '../../languages.ts'

/** The states of a guide from draft to withdrawal (B20.50). */
export const guideStates = ['draft', 'scheduled', 'on-sale', 'withdrawn'] as const
export type GuideState = (typeof guideStates)[number]

/** The allowed transitions. A guide that was on sale never becomes a draft again, because users may own it. */
export const nextStates: Record<GuideState, readonly GuideState[]> = {
  draft: ['scheduled', 'on-sale'],
  scheduled: ['draft', 'scheduled', 'on-sale'],
  'on-sale': ['withdrawn'],
  withdrawn: ['on-sale'],
}

/** How a version was created: by import, translation, an editor, a bulk change, or by restoring an earlier one. */
export const savedWays = ['import', 'translation', 'desk', 'many', 'brought-back'] as const
export type SavedWay = (typeof savedWays)[number]

/** States of the Japanese translation; listed here, because every page loads languages.ts. */
export const japaneseStates = ['missing', 'stale', 'current'] as const satisfies readonly TranslationState[]

export const adminSorts = ['changed', 'id', 'title', 'price'] as const
export type AdminSort = (typeof adminSorts)[number]
export const adminPageSize = 50
/** Maximum number of guides changed together. */
export const maxAtOnce = 10_000
