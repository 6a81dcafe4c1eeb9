import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { PageData } from '../api/trpc.ts'
import type { LanguageTexts } from '../texts/text-loader.ts'
import type { LazyPage } from './lazy-part.tsx'

/** What the document says of a page, besides its body. */
export interface Head {
  status: number
  title: string
  description: string
  /** Of title and description, where they are not in the page's. */
  language?: PageLanguage
  /** The documented path of this content, without language prefix; absent on pages that no index should hold. */
  canonicalPath?: string
  /** The guide that the page is about. */
  guideId?: number
}

export interface PageRequest extends LanguageTexts {
  /** Where the answers are kept that the page renders from. */
  data: PageData
  params: Record<string, string>
  query: URLSearchParams
  language: PageLanguage
  /** Brings texts that a page shows to some only. */
  load: (name: TextName) => Promise<void>
}

export interface PageRoute {
  path: string
  /** The page's module, for its modulepreload. */
  chunk: string
  page: LazyPage
  /** Texts that the page shows besides those of every first visit. */
  texts: readonly TextName[]
  /** The part of an address's query that changes what is rendered, in one spelling; all else is ignored. */
  query: (asked: URLSearchParams) => URLSearchParams
  /** Guests may be answered from the page cache. */
  cacheable: boolean
  /** Search engines are told of its path, or asked to stay away; others are found by the catalogue or by links. */
  crawl?: 'listed' | 'never'
  /** Reads what the page needs, on the server and before a client navigation, and answers its head. */
  prepare: (request: PageRequest) => Promise<Head> | Head
}
