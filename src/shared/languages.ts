interface LanguageFacts {
  /** Name of the language in the language itself. */
  name: string
  /** Short name for the language switch. */
  shortName: string
  /** Currency of prices on pages in this language (B1.4). */
  currency: 'usd' | 'jpy'
  /** Time zone of dates on pages and in emails (R9). */
  timeZone: string
  /** Locale for dates on legal pages. Undefined if they have the same format as other pages. */
  legalLocale?: string
  /** Country calling code to add to phone numbers without one. */
  callingCode?: string
}

/** Languages of the interface. A new one needs an entry here, and a folder of texts named by its code, such as `texts/en`. */
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

/** Languages in which pages show guides. */
export const shownLanguages = ['en', 'ja'] as const
export type ShownLanguage = (typeof shownLanguages)[number]

/** Returns the language of guide texts that pages in this language prefer. */
export function toShownLanguage(page: PageLanguage): ShownLanguage {
  return shownLanguages.find((language) => language === page) ?? defaultLanguage
}

export const toOtherLanguage = (language: ShownLanguage): ShownLanguage => (language === 'en' ? 'ja' : 'en')

/** Languages of guide data; Thai exists only there (B3.6). */
export const guideLanguages = ['en', 'ja', 'th'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** Languages that guides are translated to. English is the source of every guide. */
export const translationLanguages = ['ja', 'th'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
export type TranslationState = 'missing' | 'stale' | 'current'

/** Returns the guide language; English for unknown values (B3.6). */
export function parseGuideLanguage(value: unknown): GuideLanguage {
  return guideLanguages.find((language) => language === value) ?? defaultLanguage
}
