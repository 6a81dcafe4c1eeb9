import type { PageLanguage } from '../../../../shared/languages.ts'

/** 'both' shows the page's language and the other one side by side. Undefined for one language. */
export type ReadingView = 'both' | undefined

export const bothLanguagesQuery = '?view=both'

export function parseReadingView(query: URLSearchParams): ReadingView {
  return query.get('view') === 'both' ? 'both' : undefined
}

export function normalizeViewQuery(asked: URLSearchParams): URLSearchParams {
  return new URLSearchParams(parseReadingView(asked) === undefined ? '' : bothLanguagesQuery)
}

/** Builds the input of `guides.find` from the URL. */
export function buildGuideInput(id: number, language: PageLanguage, query: URLSearchParams) {
  const view = parseReadingView(query)
  return view === undefined ? { id, language } : { id, language, view }
}
