import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { dehydrate } from '@tanstack/react-query'
import { createTRPCClient, type Operation } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { Router } from 'wouter'
import type { AppRouter } from '../server/router.ts'
import { pageLanguages } from '../shared/languages.ts'
import { mainParts } from '../shared/texts/parts.ts'
import { splitLanguage, paths } from '../shared/paths.ts'
import { App } from './app.tsx'
import { FailurePage, type FailureTexts } from './layout/failure-page.tsx'
import { LanguageProvider } from './platform/texts/language.tsx'
import { TextLoader, type LanguageTexts } from './platform/texts/text-loader.ts'
import { createLocalLink } from './platform/api/links.ts'
import { loadPage, createLanguageContext } from './platform/pages/load-page.ts'
import { matchRoute } from './match-route.ts'
import { createQueryClient } from './platform/api/query-profiles.ts'
import type { Head, PageRoute } from './platform/pages/page-route.ts'
import { notFoundRoute, routes } from './routes.tsx'
import type { Question } from './ui/accordion.tsx'
import { listLearnMoreQuestions } from './about/learn-more-page.tsx'
import { LazyAccountMenu } from './layout/account-links.tsx'
import { LazyMemberHome } from './home/home-page.tsx'
import { listHomeQuestions } from './home/home-questions.tsx'

interface RenderedPage {
  head: Head
  /** Questions and answers for the page's structured data. */
  questions: readonly Question[]
  /** HTML of the page's body. */
  body: string
  /** The dehydrated query cache, as JSON. */
  state: string
}

export const pagePaths = routes.map(({ path }) => path)
/** Documented paths for the sitemap, and path prefixes that crawlers must not request. */
export const listedPaths = pathsTo('listed')
export const privatePaths = pathsTo('never')

function pathsTo(crawl: PageRoute['crawl']): string[] {
  return routes.filter((route) => route.crawl === crawl).map(({ path }) => path.replace(/\/:.*/, ''))
}

const texts = new TextLoader()
const names = [...mainParts, 'failures' as const, ...routes.flatMap((route) => route.texts)]
// These components are preloaded, because the page is rendered synchronously.
await Promise.all([LazyAccountMenu.preload(), LazyMemberHome.preload()])
for (const language of pageLanguages) {
  await Promise.all(names.map((name) => texts.load(language, name)))
}

/** Returns the page table's row for a URL. The server reads from it, before rendering, whether to cache the page. */
export function findRoute(pathname: string): PageRoute {
  return matchRoute(splitLanguage(pathname).path).route
}

export function isPage(pathname: string): boolean {
  return findRoute(pathname) !== notFoundRoute
}

/** Renders one page with the data that `answer` returns; effects do not run here, so a page shows only its prepared data. */
export async function renderPage(request: {
  pathname: string
  query: URLSearchParams
  answer: (call: Operation) => Promise<unknown>
}): Promise<RenderedPage> {
  const { pathname, query, answer } = request
  const queryClient = createQueryClient()
  const client = createTRPCClient<AppRouter>({ links: [createLocalLink(answer)] })
  const data = createTRPCQueryUtils({ client, queryClient })
  const { language, path } = splitLanguage(pathname)
  const { route, params } = matchRoute(path)
  await loadPage(route, language, texts)
  const said = createLanguageContext(language, texts)
  try {
    const [head] = await Promise.all([
      route.prepare({ data, params, query, ...said }),
      data.auth.session.fetch(),
    ])
    const body = renderToString(
      <StrictMode>
        <App
          texts={texts}
          queryClient={queryClient}
          client={client}
          address={{ pathname, search: query.toString() }}
        />
      </StrictMode>,
    )
    return {
      head,
      questions: faqOfPage(route.path, said),
      body,
      state: JSON.stringify(dehydrate(queryClient)),
    }
  } finally {
    // Clearing the client stops its timers, which would otherwise keep the process alive on shutdown.
    queryClient.clear()
  }
}

/** Renders the body of the error page for a failed request. */
export function renderFailure(address: { pathname: string; search: string }, words: FailureTexts): string {
  const { language } = splitLanguage(address.pathname)
  return renderToString(
    <Router ssrPath={address.pathname} ssrSearch={address.search}>
      <LanguageProvider language={language} texts={texts}>
        <FailurePage {...words} />
      </LanguageProvider>
    </Router>,
  )
}

/** Returns the questions and answers that a page shows. */
function faqOfPage(path: string, { t, read }: LanguageTexts): readonly Question[] {
  if (path === paths.home) return listHomeQuestions(t)
  return path === paths.learnMore ? listLearnMoreQuestions(read('learn-more'), true) : []
}
