import type { ListedFields } from './fields/guide-fields.ts'
import type { FirstIncome, StartCost } from './narrowings.ts'
import { shownOn, type PageLanguage, type ShownLanguage } from '../languages.ts'

/** The public data of a guide. Never contains paid text. */
export interface GuideSummary extends ListedFields {
  id: number
  incomeRangeJa: string
  /** The names of the tools that the guide uses, the same in every language. */
  tools: string[]
  /** Null if the author states no amount or time. */
  startCost: StartCost | null
  firstIncome: FirstIncome | null
  emoji: string
  /** Minutes to read the whole guide. */
  readingMinutes: number
  /** The lower id of a near-duplicate. The grid shows only that one; this guide's own page stays available. */
  duplicateOf: number | null
  /** Position in the recommended order (B4.25). */
  recommended: number
  /** What buyers report, from five reports on (B21.80). */
  reported?: ReportedOnCard | undefined
  updatedAt: string
}

/** Number of a guide's reports about a first payment, as figures and as text in each page language. */
export interface ReportedOnCard {
  reports: number
  paid: number
  said: Record<PageLanguage, string>
}

/** A card on a page: without Thai, which no page shows (B3.6), and without fields that only filters use. */
export type ListedCard = Omit<GuideSummary, 'titleTh' | 'summaryTh' | keyof WorkFacts>

/** Fields that lists are filtered by. */
export type WorkFacts = Pick<GuideSummary, 'tools' | 'startCost' | 'firstIncome'>

/** B14.2. */
export const guideListLimit = 10_000
/** Cards per page of the list. */
export const listPageSize = 48
/** For all lists: pages beyond this one are not requested. */
export const lastPage = 10_000
/** The maximum length of a search text, in code points. */
export const maxSearchLength = 200
/** The maximum length of a tool's name. */
export const maxToolLength = 80
/** Cards that the home page adds at a time (B14.2). */
export const homePageSize = 9
/** The maximum number of guides on the home page; the list has all guides. */
export const featuredLimit = 4 * homePageSize

/** The maximum number of guides that one account may save on one device. */
export const maxSavedCopies = 100

/** Sort orders of the guide list besides the default: newest, shortest, longest, most reported first payments first. */
export const listingSorts = ['newest', 'shortest', 'longest', 'reported'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Maximum number of tools in the filter: the most common ones of the listed guides. */
export const maxToolChoices = 20

/**
 * What the results are based on: the typed text, related words, a corrected or partial text; all guides, if no word
 * distinguishes them; or none.
 */
export const searchMatches = ['exact', 'near', 'corrected', 'part', 'missing', 'general', 'none'] as const
export type SearchMatch = (typeof searchMatches)[number]

export const maxGuideId = 2_147_483_647

/** Parses ASCII digits, 1 to 2147483647; '007' is 7 (B2.3). Undefined for anything else. */
export function parseGuideId(text: string): number | undefined {
  if (!/^[0-9]{1,20}$/.test(text)) return undefined
  const id = Number(text)
  return id >= 1 && id <= maxGuideId ? id : undefined
}

/** Returns the title in the page's language, or the English one, marked as not translated (B3.5). */
export function titleIn(language: PageLanguage, guide: Pick<GuideSummary, 'titleEn' | 'titleJa'>): Localized {
  return localized(language, guide.titleEn, guide.titleJa)
}

export function summaryIn(
  language: PageLanguage,
  guide: Pick<GuideSummary, 'summaryEn' | 'summaryJa'>,
): Localized {
  return localized(language, guide.summaryEn, guide.summaryJa)
}

/** Returns the monthly income that the author states. */
export function incomeRangeIn(
  language: PageLanguage,
  guide: Pick<GuideSummary, 'incomeRange' | 'incomeRangeJa'>,
): string {
  return shownOn(language) === 'ja' ? guide.incomeRangeJa : guide.incomeRange
}

/** Returns a card with only the texts of this language; the others are empty. Without a language, all stay. */
export function cardIn<Card extends ListedCard>(language: PageLanguage | undefined, card: Card): Card {
  if (language === undefined) return card
  const title = titleIn(language, card)
  const summary = summaryIn(language, card)
  return {
    ...card,
    ...(title.language === 'ja' ? { titleEn: '' } : { titleJa: '' }),
    ...(summary.language === 'ja' ? { summaryEn: '' } : { summaryJa: '' }),
    ...(shownOn(language) === 'ja' ? { incomeRange: '' } : { incomeRangeJa: '' }),
  }
}

export interface Localized {
  text: string
  language: ShownLanguage
}

/** Returns a text in the requested language, or in the other one if it is not translated. */
export function localized(wanted: PageLanguage, english: string, japanese: string): Localized {
  const japaneseShown = shownOn(wanted) === 'ja' ? japanese !== '' : english === '' && japanese !== ''
  return japaneseShown ? { text: japanese, language: 'ja' } : { text: english, language: 'en' }
}

/** Returns a list of names, all in the same language. */
export function localizedNames(wanted: PageLanguage, english: string[], japanese: string[]): LocalizedNames {
  const japaneseShown =
    shownOn(wanted) === 'ja' ? japanese.length > 0 : english.length === 0 && japanese.length > 0
  return japaneseShown ? { names: japanese, language: 'ja' } : { names: english, language: 'en' }
}

interface LocalizedNames {
  names: string[]
  language: ShownLanguage
}
