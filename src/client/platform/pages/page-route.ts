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
  /** The title for page views, if the title contains user input (B15.3). */
  countedTitle?: string
  /** The language of title and description, if it is not the page's. */
  language?: PageLanguage
  /** The documented path of the content, without language prefix; undefined on pages that are not indexed. */
  canonicalPath?: string
  /** The page's list in displayed order, for structured data. */
  list?: readonly { name: string; path: string }[]
  /** The guide of the page. */
  guideId?: number
}

export interface PageRequest extends LanguageTexts {
  /** The query cache that the page renders from. */
  data: PageData
  params: Record<string, string>
  query: URLSearchParams
  language: PageLanguage
  /** Loads texts that only some users of a page see. */
  load: (name: TextName) => Promise<void>
}

export interface PageRoute {
  path: string
  /** The page's module, for its modulepreload. */
  chunk: string
  page: LazyPage
  /** Texts of the page, in addition to those of every first visit. */
  texts: readonly TextName[]
  /** Returns the query parameters that change the page, normalized. If undefined, all are ignored. */
  query?: (asked: URLSearchParams) => URLSearchParams
  /** Set if guests get this page from the cache. */
  cacheable?: true
  /** Set if the content changes without a new catalog version, so the cache keeps it for a minute only. */
  fresh?: true
  /** Listed for search engines or excluded; other pages are found by the catalog or by links. */
  crawl?: 'listed' | 'never'
  /** Loads the page's data, on the server and before a client navigation, and returns its head. */
  prepare: (request: PageRequest) => Promise<Head> | Head
}
