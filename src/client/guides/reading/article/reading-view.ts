import type { PageLanguage } from '../../../../shared/languages.ts'

/** A guide in the page's language, or in both side by side; the address says which. */
export type ReadingView = 'both' | undefined

export const bothLanguages = '?view=both'

export function viewOf(query: URLSearchParams): ReadingView {
  return query.get('view') === 'both' ? 'both' : undefined
}

export function viewQuery(asked: URLSearchParams): URLSearchParams {
  return new URLSearchParams(viewOf(asked) === undefined ? '' : bothLanguages)
}

/** The input of `guides.find`. */
export function guideInput(id: number, language: PageLanguage, query: URLSearchParams) {
  const view = viewOf(query)
  return view === undefined ? { id, language } : { id, language, view }
}
