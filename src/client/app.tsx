import { Suspense, useEffect, type ReactNode } from 'react'
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Router, useLocation, type AroundNavHandler } from 'wouter'
import { createTranslate } from '../shared/texts/translate.ts'
import { pathIn, splitLanguage } from '../shared/paths.ts'
import { SessionProvider } from './auth/session/session-provider.tsx'
import { applyHead } from './platform/pages/apply-head.ts'
import type { Catalogues } from './platform/texts/text-loader.ts'
import { LanguageProvider, Texts, useLanguage } from './platform/texts/language.tsx'
import { loadPage } from './platform/pages/load-page.ts'
import { matchRoute } from './match-route.ts'
import { usePath, useQueryString } from './platform/pages/navigation.tsx'
import type { Head } from './platform/pages/page-route.ts'
import { withViewTransition } from './platform/pages/view-transition.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { PageSkeleton } from './ui/page/page-skeleton.tsx'

const loadSignInDialog = async () => (await import('./auth/sign-in/sign-in-dialog.tsx')).SignInDialog

interface AppProps {
  catalogues: Catalogues
  queryClient: QueryClient
  /** Only while rendering on the server, where there is no address bar. */
  address?: { pathname: string; search: string }
  aroundNav?: AroundNavHandler
}

export function App({ catalogues, queryClient, address, aroundNav }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router
        {...(address ? { ssrPath: address.pathname, ssrSearch: address.search } : {})}
        {...(aroundNav ? { aroundNav } : {})}
      >
        <InLanguageOfAddress catalogues={catalogues}>
          <SessionProvider loadDialog={loadSignInDialog}>
            <Layout match={matchRoute}>
              <CurrentPage catalogues={catalogues} />
            </Layout>
          </SessionProvider>
        </InLanguageOfAddress>
      </Router>
    </QueryClientProvider>
  )
}

function InLanguageOfAddress(props: { catalogues: Catalogues; children: ReactNode }) {
  const [pathname] = useLocation()
  const { language } = splitLanguage(pathname)
  return (
    <LanguageProvider language={language} catalogues={props.catalogues}>
      {props.children}
    </LanguageProvider>
  )
}

function CurrentPage({ catalogues }: { catalogues: Catalogues }) {
  const path = usePath()
  const { route, params } = matchRoute(path)
  const Page = route.page
  useHeadOfPage(catalogues)
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Texts part={route.texts ?? 'shop'}>
          <Page params={params} />
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}

/** The server writes the first head; every later page of this visit gets its head here. */
function useHeadOfPage(catalogues: Catalogues) {
  const path = usePath()
  const query = useQueryString()
  const { language } = useLanguage()
  const data = useQueryClient()
  useEffect(() => {
    let current = true
    const address = `${pathIn(language, path)}?${query}`
    prepareVisit(address, data, catalogues).then(
      (head) => current && applyHead(head, language),
      () => undefined, // the page itself shows what failed
    )
    return () => {
      current = false
    }
  }, [path, query, language, data, catalogues])
}

/** Loads a page's code, texts and data before the address changes, but never holds a reader back for long. */
export function createAroundNav(catalogues: Catalogues, data: QueryClient): AroundNavHandler {
  return (navigate, to, options) => {
    const ready = Promise.race([prepareVisit(to, data, catalogues), delay(longestWaitMs)])
    const change = () => navigate(to, options)
    // A filter, a search and the other language change in place.
    const go = () => (isSamePage(to) ? change() : withViewTransition(change))
    ready.then(go, go)
  }
}

function isSamePage(to: string): boolean {
  const { pathname } = new URL(to, window.location.href)
  return splitLanguage(pathname).path === splitLanguage(window.location.pathname).path
}

const longestWaitMs = 400
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Loads what a page needs before it is shown: its code, its texts, and the data that it renders from. Answers its head. */
export async function prepareVisit(to: string, data: QueryClient, catalogues: Catalogues): Promise<Head> {
  const address = new URL(to, window.location.href)
  const { language, path } = splitLanguage(address.pathname)
  const { route, params } = matchRoute(path)
  await loadPage(route, language, catalogues)
  const t = createTranslate(language, catalogues.texts(language))
  return route.prepare({ data, params, query: address.searchParams, language, t })
}
