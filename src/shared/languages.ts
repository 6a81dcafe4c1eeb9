/** Languages of the pages. Thai exists in guide data only (reading A38). */
export const pageLanguages = ['en', 'ja'] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const guideLanguages = ['en', 'ja', 'th'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** English is the source of every guide. */
export const translationLanguages = ['ja', 'th'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
export type TranslationState = 'missing' | 'stale' | 'current'

export const defaultLanguage: PageLanguage = 'en'

/** Unknown values mean English (reading A38). */
export function toGuideLanguage(value: unknown): GuideLanguage {
  return guideLanguages.find((language) => language === value) ?? defaultLanguage
}
