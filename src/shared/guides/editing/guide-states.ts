import type { TranslationState } from '../../languages.ts'

/** States of a guide, from draft to withdrawal (B20.50). */
export const guideStates = ['draft', 'scheduled', 'on-sale', 'withdrawn'] as const
export type GuideState = (typeof guideStates)[number]

/** Allowed transitions of each state. A guide that was on sale never becomes a draft again, because users may own it. */
export const nextStates: Record<GuideState, readonly GuideState[]> = {
  draft: ['scheduled', 'on-sale'],
  scheduled: ['draft', 'scheduled', 'on-sale'],
  'on-sale': ['withdrawn'],
  withdrawn: ['on-sale'],
}

/**
 * Ways in which a version was created. `desk`: in the editor. `many`: by a bulk change. `brought-back`: by restoring an earlier
 * version.
 */
export const versionSources = ['import', 'translation', 'desk', 'many', 'brought-back'] as const
export type SavedWay = (typeof versionSources)[number]

/** States of the Japanese translation. Not in languages.ts, because every page loads that module. */
export const japaneseStates = ['missing', 'stale', 'current'] as const satisfies readonly TranslationState[]

export const adminSorts = ['changed', 'id', 'title', 'price'] as const
export type AdminSort = (typeof adminSorts)[number]
export const adminPageSize = 50
/** Maximum number of guides that one bulk change can affect. */
export const maxAtOnce = 10_000
