interface LanguageFacts {
  /** The name of the language in the language itself. */
  name: string
  /** A short form of the name. */
  shortName: string
  /** The currency that its pages charge (B1.4). */
  currency: 'usd' | 'jpy'
  /** The time zone of dates on its pages and in its emails (R9). */
  timeZone: string
  /** The date format of its legal pages, if it differs from the other pages. */
  legalLocale?: string
  /** The country code for phone numbers without one. */
  callingCode?: string
}

/** The languages of the interface. A new one needs a line here and a folder of texts named by its code (`texts/en`). */
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

/** Returns the guide language that a page in this language prefers. */
export function shownOn(page: PageLanguage): ShownLanguage {
  return shownLanguages.find((language) => language === page) ?? defaultLanguage
}

export const otherThan = (language: ShownLanguage): ShownLanguage => (language === 'en' ? 'ja' : 'en')

/** Languages of guide data; Thai exists only there (B3.6). */
export const guideLanguages = ['en', 'ja', 'th'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** Without English, which is the source of every guide. */
export const translationLanguages = ['ja', 'th'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
export type TranslationState = 'missing' | 'stale' | 'current'

/** Returns a guide language; English for unknown values (B3.6). */
export function toGuideLanguage(value: unknown): GuideLanguage {
  return guideLanguages.find((language) => language === value) ?? defaultLanguage
}
