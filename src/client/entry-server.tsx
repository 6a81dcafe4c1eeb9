import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createTranslate } from '../shared/i18n/translate.ts'
import { pageLanguages } from '../shared/languages.ts'
import { splitLanguage } from '../shared/paths.ts'
import { App } from './app.tsx'
import { createApiClient } from './lib/api-client.ts'
import { Catalogues } from './lib/catalogues.ts'
import { loadPage } from './lib/load-page.ts'
import { matchRoute } from './lib/match-route.ts'
import type { PageData } from './lib/trpc.ts'
import type { Head, PageRoute } from './routes.tsx'

export interface RenderedPage {
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

// Effects do not run here, so no call ever leaves: a page shows what it has prepared.
const trpcClient = createApiClient()

/** The page table's row for an address, so that the server knows what may be cached before it renders. */
export function findRoute(pathname: string): PageRoute {
  return matchRoute(splitLanguage(pathname).path).route
}

/** Renders one page; `data` calls the router directly and leaves its answers in `queryClient`. */
export async function renderPage(request: {
  pathname: string
  query: URLSearchParams
  data: PageData
  queryClient: QueryClient
}): Promise<RenderedPage> {
  const { pathname, query, data, queryClient } = request
  const { language, path } = splitLanguage(pathname)
  const { route, params } = matchRoute(path)
  await loadPage(route, language, catalogues)
  const t = createTranslate(language, catalogues.texts(language))
  const [head] = await Promise.all([
    route.prepare({ data, params, query, language, t }),
    data.auth.session.fetch(),
  ])
  const body = renderToString(
    <StrictMode>
      <App
        catalogues={catalogues}
        queryClient={queryClient}
        trpcClient={trpcClient}
        address={{ pathname, search: query.toString() }}
      />
    </StrictMode>,
  )
  return { head, body, state: JSON.stringify(dehydrate(queryClient)) }
}
