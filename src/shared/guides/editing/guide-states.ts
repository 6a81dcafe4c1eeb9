import type { TranslationState } from '../../languages.ts'

/** States of a guide, from draft to withdrawal (B20.50). */
export const guideStates = ['draft', 'scheduled', 'on-sale', 'withdrawn'] as const
export type GuideState = (typeof guideStates)[number]

/** Allowed transitions of each state. A guide that was on sale never becomes a draft again, because users may own it. */
export const allowedTransitions: Record<GuideState, readonly GuideState[]> = {
  draft: ['scheduled', 'on-sale'],
  scheduled: ['draft', 'scheduled', 'on-sale'],
  'on-sale': ['withdrawn'],
  withdrawn: ['on-sale'],
}

/**
 * Ways in which a version was created. `desk`: in the editor. `many`: by a bulk change. `brought-back`: by restoring an earlier
 * version.
 */
export type VersionSource = 'import' | 'translation' | 'desk' | 'many' | 'brought-back'

/** States of the Japanese translation. Not in languages.ts, because every page loads that module. */
export const japaneseTranslationStates = [
  'missing',
  'stale',
  'current',
] as const satisfies readonly TranslationState[]

export const adminGuideSorts = ['changed', 'id', 'title', 'price'] as const
export type AdminGuideSort = (typeof adminGuideSorts)[number]
export const adminPageSize = 50
/** Maximum number of guides that one bulk change can affect. */
export const maxBulkGuides = 10_000
