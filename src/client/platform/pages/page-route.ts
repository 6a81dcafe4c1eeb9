import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { PageData } from '../api/trpc.ts'
import type { LanguageTexts } from '../texts/text-loader.ts'
import type { LazyPage } from './lazy-part.tsx'

/** The status and head of a page. */
export interface Head {
  status: number
  title: string
  description: string
  /** The title for page views, if the title itself has what a visitor has typed (B15.3). */
  countedTitle?: string
  /** The language of title and description, if it is not the page's. */
  language?: PageLanguage
  /** The documented path of this content, without language prefix; absent on pages that no index should hold. */
  canonicalPath?: string
  /** What the page lists in an order of its own, for structured data. */
  list?: readonly { name: string; path: string }[]
  /** The guide that the page is about. */
  guideId?: number
}

export interface PageRequest extends LanguageTexts {
  /** The query cache that the page renders from. */
  data: PageData
  params: Record<string, string>
  query: URLSearchParams
  language: PageLanguage
  /** Loads texts that only some readers of a page see. */
  load: (name: TextName) => Promise<void>
}

export interface PageRoute {
  path: string
  /** The page's module, for its modulepreload. */
  chunk: string
  page: LazyPage
  /** Texts of the page, in addition to those of every first visit. */
  texts: readonly TextName[]
  /** The query parameters that change the rendered page, normalized; all others are ignored, and without this all of them. */
  query?: (asked: URLSearchParams) => URLSearchParams
  /** Guests may get this page from the page cache. */
  cacheable?: true
  /** Its content changes without a new catalogue version, so the cache keeps it for a minute only. */
  fresh?: true
  /** Listed for search engines or excluded from them; other pages are found by the catalogue or by links. */
  crawl?: 'listed' | 'never'
  /** Loads the page's data, on the server and before a client navigation, and returns its head. */
  prepare: (request: PageRequest) => Promise<Head> | Head
}
