interface LanguageFacts {
  /** As it calls itself. */
  name: string
  /** The same in little room. */
  shortName: string
  /** What its pages charge (reading A10). */
  currency: 'usd' | 'jpy'
  /** Whose day it is on its pages and in its mails (design 8). */
  timeZone: string
  /** How days are written on its legal pages, where that is not as everywhere else. */
  legalLocale?: string
  /** What a phone number without country code begins with. */
  callingCode?: string
}

/** The languages of the interface. Another one is a line here and a folder of texts, named by its code (`texts/en`). */
const table = {
  en: { name: 'English', shortName: 'EN', currency: 'usd', timeZone: 'UTC', legalLocale: 'en-GB' },
  ja: {
    name: '日本語',
    shortName: '日本語',
    currency: 'jpy',
    timeZone: 'Asia/Tokyo',
    callingCode: '+81',
  },
} as const satisfies Record<string, LanguageFacts>

export type PageLanguage = keyof typeof table
export const languages: Readonly<Record<PageLanguage, LanguageFacts>> = table
export const pageLanguages = Object.keys(table) as PageLanguage[]
export const defaultLanguage = 'en' satisfies PageLanguage

/** Languages that guides are shown in. */
export const shownLanguages = ['en', 'ja'] as const
export type ShownLanguage = (typeof shownLanguages)[number]

/** The one that a page in this language prefers. */
export function shownOn(page: PageLanguage): ShownLanguage {
  return shownLanguages.find((language) => language === page) ?? defaultLanguage
}

export const otherThan = (language: ShownLanguage): ShownLanguage => (language === 'en' ? 'ja' : 'en')

/** Languages of guide data; Thai exists there only (reading A38). */
export const guideLanguages = ['en', 'ja', 'th'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** English is the source of every guide. */
export const translationLanguages = ['ja', 'th'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
export type TranslationState = 'missing' | 'stale' | 'current'

/** Unknown values mean English (reading A38). */
export function toGuideLanguage(value: unknown): GuideLanguage {
  return guideLanguages.find((language) => language === value) ?? defaultLanguage
}
