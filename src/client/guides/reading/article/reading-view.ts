import type { PageLanguage } from '../../../../shared/languages.ts'

/** 'both' shows the page's language and the other one side by side. Undefined for one language. */
export type ReadingView = 'both' | undefined

export const bothLanguages = '?view=both'

export function viewOf(query: URLSearchParams): ReadingView {
  return query.get('view') === 'both' ? 'both' : undefined
}

export function viewQuery(asked: URLSearchParams): URLSearchParams {
  return new URLSearchParams(viewOf(asked) === undefined ? '' : bothLanguages)
}

/** Builds the input of `guides.find` from the URL. */
export function guideInput(id: number, language: PageLanguage, query: URLSearchParams) {
  const view = viewOf(query)
  return view === undefined ? { id, language } : { id, language, view }
}
