import type { ListedFields } from './fields/guide-fields.ts'
import type { FirstIncome, StartCost } from './list-filters.ts'
import { toShownLanguage, type PageLanguage, type ShownLanguage } from '../languages.ts'

/** Public data of a guide. Never contains paid text. */
export interface GuideSummary extends ListedFields {
  id: number
  incomeRangeJa: string
  /** Names of the tools that the guide uses, the same in every language. */
  tools: string[]
  /** Band of the start cost. Null if the author states no amount. */
  startCost: StartCost | null
  firstIncome: FirstIncome | null
  emoji: string
  /** Minutes to read the whole guide. */
  readingMinutes: number
  /**
   * Lower id of a near-duplicate; null if there is none. The grid shows only that guide. This guide's own page stays available.
   */
  duplicateOf: number | null
  /** Position in the recommended order (B4.25). */
  recommended: number
  /** Reports of buyers. Undefined for guides with fewer than five (B21.80). */
  reported?: ReportCounts | undefined
  updatedAt: string
}

/** Number of reports about a guide and of those with a first payment, also as text in each page language. */
export interface ReportCounts {
  reports: number
  paid: number
  said: Record<PageLanguage, string>
}

/** Guide data on a card. Omits Thai, which no page shows (B3.6), and fields that only filters use. */
export type ListedCard = Omit<GuideSummary, 'titleTh' | 'summaryTh' | keyof GuideFilterFacts>

/** Guide fields that lists are filtered by, which cards omit. */
export type GuideFilterFacts = Pick<GuideSummary, 'tools' | 'startCost' | 'firstIncome'>

/** B14.2. */
export const guideListLimit = 10_000
/** Number of cards per page of the guide list. */
export const listPageSize = 48
/** Highest page of any list that can be requested. */
export const maxListPage = 10_000
/** Maximum length of a search text in code points. */
export const maxSearchLength = 200
/** Maximum length of a tool's name. */
export const maxToolLength = 80
/** Number of cards that the home page adds at a time (B14.2). */
export const homePageSize = 9
/** Maximum number of guides on the home page. The list contains all guides. */
export const maxFeaturedGuides = 4 * homePageSize

/** Maximum number of guides that an account can save on one device for offline reading. */
export const maxSavedCopies = 100

/** Sort orders of the guide list besides the default. 'reported': most reported first payments first. */
export const listingSorts = ['newest', 'shortest', 'longest', 'reported'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Maximum number of tools in the filter: the most common ones of the listed guides. */
export const maxToolChoices = 20

/**
 * What search results are based on: the typed words ('exact'), related words ('near'), corrected words, some of the words
 * ('part', 'missing'), common words that match all guides ('general'), or nothing.
 */
export const searchMatches = ['exact', 'near', 'corrected', 'part', 'missing', 'general', 'none'] as const
export type SearchMatch = (typeof searchMatches)[number]

export const maxGuideId = 2_147_483_647

/** Parses a guide id in ASCII digits, 1 to 2147483647; '007' is 7 (B2.3). Undefined for other texts. */
export function parseGuideId(text: string): number | undefined {
  if (!/^[0-9]{1,20}$/.test(text)) return undefined
  const id = Number(text)
  return id >= 1 && id <= maxGuideId ? id : undefined
}

/** Returns the title in the page's language. Without a translation, returns the English title with its language (B3.5). */
export function localizeTitle(language: PageLanguage, guide: Pick<GuideSummary, 'titleEn' | 'titleJa'>) {
  return localizeText(language, guide.titleEn, guide.titleJa)
}

export function localizeSummary(
  language: PageLanguage,
  guide: Pick<GuideSummary, 'summaryEn' | 'summaryJa'>,
): LocalizedText {
  return localizeText(language, guide.summaryEn, guide.summaryJa)
}

/** Returns the monthly income that the author states, in the page's language. */
export function localizeIncomeRange(
  language: PageLanguage,
  guide: Pick<GuideSummary, 'incomeRange' | 'incomeRangeJa'>,
): string {
  return toShownLanguage(language) === 'ja' ? guide.incomeRangeJa : guide.incomeRange
}

/** Returns a card whose texts in other languages are empty. Without a language, returns the card unchanged. */
export function localizeCard<Card extends ListedCard>(language: PageLanguage | undefined, card: Card): Card {
  if (language === undefined) return card
  const title = localizeTitle(language, card)
  const summary = localizeSummary(language, card)
  return {
    ...card,
    ...(title.language === 'ja' ? { titleEn: '' } : { titleJa: '' }),
    ...(summary.language === 'ja' ? { summaryEn: '' } : { summaryJa: '' }),
    ...(toShownLanguage(language) === 'ja' ? { incomeRange: '' } : { incomeRangeJa: '' }),
  }
}

export interface LocalizedText {
  text: string
  language: ShownLanguage
}

/** Returns the text in the requested language, or in the other language if it is not translated. */
export function localizeText(wanted: PageLanguage, english: string, japanese: string): LocalizedText {
  const japaneseShown = toShownLanguage(wanted) === 'ja' ? japanese !== '' : english === '' && japanese !== ''
  return japaneseShown ? { text: japanese, language: 'ja' } : { text: english, language: 'en' }
}

/** Returns a list of names that are all in the same language. */
export function localizeNames(wanted: PageLanguage, english: string[], japanese: string[]): LocalizedNames {
  const japaneseShown =
    toShownLanguage(wanted) === 'ja' ? japanese.length > 0 : english.length === 0 && japanese.length > 0
  return japaneseShown ? { names: japanese, language: 'ja' } : { names: english, language: 'en' }
}

interface LocalizedNames {
  names: string[]
  language: ShownLanguage
}
