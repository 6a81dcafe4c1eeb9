import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { dehydrate } from '@tanstack/react-query'
import { createTranslate } from '../shared/i18n/translate.ts'
import { pageLanguages } from '../shared/languages.ts'
import { splitLanguage } from '../shared/paths.ts'
import { App } from './app.tsx'
import { queryFor, type Answer } from './lib/api.ts'
import { Catalogues } from './lib/catalogues.ts'
import { loadPage } from './lib/load-page.ts'
import { matchRoute } from './lib/match-route.ts'
import { createQueryClient } from './lib/query-profiles.ts'
import type { Head, PageRoute } from './routes.tsx'

interface RenderedPage {
  head: Head
  /** HTML of the page's body. */
  body: string
  /** What hydration starts from, as JSON. */
  state: string
}

const catalogues = new Catalogues()
for (const language of pageLanguages) {
  await Promise.all([catalogues.load(language, 'shop'), catalogues.load(language, 'members')])
}

/** The page table's row for an address, so that the server knows what may be cached before it renders. */
export function findRoute(pathname: string): PageRoute {
  return matchRoute(splitLanguage(pathname).path).route
}

/** Renders one page from what `answer` says; effects do not run here, so a page shows what it has prepared. */
export async function renderPage(request: {
  pathname: string
  query: URLSearchParams
  answer: Answer
}): Promise<RenderedPage> {
  const { pathname, query, answer } = request
  const data = createQueryClient(answer)
  const { language, path } = splitLanguage(pathname)
  const { route, params } = matchRoute(path)
  await loadPage(route, language, catalogues)
  const t = createTranslate(language, catalogues.texts(language))
  const [head] = await Promise.all([
    route.prepare({ data, params, query, language, t }),
    data.fetchQuery(queryFor('auth.session')),
  ])
  const body = renderToString(
    <StrictMode>
      <App catalogues={catalogues} queryClient={data} address={{ pathname, search: query.toString() }} />
    </StrictMode>,
  )
  return { head, body, state: JSON.stringify(dehydrate(data)) }
}
