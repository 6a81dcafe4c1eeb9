import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { PageData } from '../api/trpc.ts'
import type { LanguageTexts } from '../texts/text-loader.ts'
import type { LazyPage } from './lazy-component.tsx'

/** The status and head of a page. */
export interface Head {
  status: number
  title: string
  description: string
  /** Title for page views. Set if the page's title contains user input (B15.3). */
  countedTitle?: string
  /** Language of title and description. Undefined for the page's language. */
  language?: PageLanguage
  /** Documented path of the content, without language prefix. Undefined for pages that are not indexed. */
  canonicalPath?: string
  /** Items of the page's list in displayed order, for structured data. */
  list?: readonly { name: string; path: string }[]
  /** Id of the page's guide. Undefined for other pages. */
  guideId?: number
}

export interface PageRequest extends LanguageTexts {
  /** The query cache from which the page renders. */
  data: PageData
  params: Record<string, string>
  query: URLSearchParams
  language: PageLanguage
  /** Loads texts that only some visitors of the page see. */
  load: (name: TextName) => Promise<void>
}

export interface PageRoute {
  path: string
  /** Path of the page's module, for its modulepreload. */
  chunk: string
  page: LazyPage
  /** Texts of the page, in addition to those of every first visit. */
  texts: readonly TextName[]
  /** Returns the query parameters that change the page, in canonical form. If undefined, all parameters are ignored. */
  query?: (asked: URLSearchParams) => URLSearchParams
  /** Whether guests receive the page from the page cache. */
  cacheable?: true
  /** Whether the content changes without a new catalog version. The cache then stores the page for a minute only. */
  fresh?: true
  /**
   * 'listed': the sitemap contains the path. 'never': robots.txt excludes it. Crawlers find other pages through the catalog or
   * links.
   */
  crawl?: 'listed' | 'never'
  /** Loads the page's data, on the server and before a client navigation, and returns the page's head. */
  prepare: (request: PageRequest) => Promise<Head> | Head
}
