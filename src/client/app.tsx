import { Suspense, useEffect, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router, useLocation, type AroundNavHandler } from 'wouter'
import { flushSync } from 'react-dom'
import { localizePath, splitLanguage } from '../shared/paths.ts'
import { getLastKnownUid } from './platform/browser/last-known-uid.ts'
import { SessionProvider } from './auth/session/session-provider.tsx'
import type { Api } from './platform/api/api.ts'
import { trpc, type PageData } from './platform/api/trpc.ts'
import { browserClock } from './platform/browser/clock.ts'
import { applyHead } from './platform/pages/apply-head.ts'
import type { TextLoader } from './platform/texts/text-loader.ts'
import { LanguageProvider, Texts, useLanguage } from './platform/texts/language.tsx'
import { loadPage, createLanguageContext } from './platform/pages/load-page.ts'
import { matchRoute } from './match-route.ts'
import { usePath, useQueryString } from './platform/pages/navigation.tsx'
import type { Head } from './platform/pages/page-route.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { PageSkeleton } from './ui/page/page-skeleton.tsx'

const loadSignInDialog = async () => (await import('./auth/sign-in/sign-in-dialog.tsx')).SignInDialog

interface AppProps {
  texts: TextLoader
  queryClient: QueryClient
  client: Api
  /** The URL during server rendering, where no address bar exists. */
  address?: { pathname: string; search: string }
  aroundNav?: AroundNavHandler
}

export function App({ texts, queryClient, client, address, aroundNav }: AppProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router
          {...(address ? { ssrPath: address.pathname, ssrSearch: address.search } : {})}
          {...(aroundNav ? { aroundNav } : {})}
        >
          <InLanguageOfAddress texts={texts}>
            <SessionProvider loadDialog={loadSignInDialog}>
              <Layout match={matchRoute}>
                <CurrentPage texts={texts} />
              </Layout>
            </SessionProvider>
          </InLanguageOfAddress>
        </Router>
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function InLanguageOfAddress(props: { texts: TextLoader; children: ReactNode }) {
  const [pathname] = useLocation()
  const { language } = splitLanguage(pathname)
  return (
    <LanguageProvider language={language} texts={props.texts}>
      {props.children}
    </LanguageProvider>
  )
}

function CurrentPage({ texts }: { texts: TextLoader }) {
  const path = usePath()
  const { route, params } = matchRoute(path)
  const Page = route.page
  useHeadOfPage(texts)
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Texts of={route.texts}>
          <Page params={params} />
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Updates the head on navigation. The server renders the first head. */
function useHeadOfPage(texts: TextLoader) {
  const path = usePath()
  const query = useQueryString()
  const { language } = useLanguage()
  const data = trpc.useUtils()
  useEffect(() => {
    let current = true
    const address = `${localizePath(language, path)}?${query}`
    preparePage(address, data, texts).then(
      (head) => current && applyHead(head, language),
      () => undefined, // the page itself shows what failed
    )
    return () => {
      current = false
    }
  }, [path, query, language, data, texts])
}

/**
 * Loads a page's code, texts and data before the URL changes, but delays the navigation only briefly. Guests load a new document,
 * which the browser may have prerendered.
 */
export function createAroundNavHandler(texts: TextLoader, data: PageData): AroundNavHandler {
  return (navigate, to, options) => {
    if (!isSamePage(to) && data.auth.session.getData() == null && getLastKnownUid() === undefined)
      return options?.replace === true ? window.location.replace(to) : window.location.assign(to)
    const ready = Promise.race([preparePage(to, data, texts), browserClock.wait(maxWaitMs)])
    const change = () => navigate(to, options)
    const go = () => withViewTransition(change)
    if (!isSamePage(to)) return void ready.then(go, go)
    // Filters and searches change the page in place, without a transition. A change of language also keeps the reading position.
    if (languageOf(to) === languageOf('')) return void ready.then(change, change)
    const inPlace = import('./platform/browser/reading-position.ts')
    const frame = document.querySelector<HTMLElement>('#app > [lang]')
    const keepPlace = () =>
      inPlace.then(
        ({ changeKeepingReadingPosition }) =>
          frame === null ? change() : changeKeepingReadingPosition(frame, change),
        change,
      )
    ready.then(keepPlace, keepPlace)
  }
}

/** Returns the language and path of a shop URL; '' stands for the current page. */
const placeOf = (to: string) => splitLanguage(new URL(to, window.location.href).pathname)
const languageOf = (to: string) => placeOf(to).language
const isSamePage = (to: string) => placeOf(to).path === placeOf('').path

const maxWaitMs = 400

/** Loads a page's code, texts and data before it is rendered. Returns its head. */
export async function preparePage(to: string, data: PageData, texts: TextLoader): Promise<Head> {
  const address = new URL(to, window.location.href)
  const { language, path } = splitLanguage(address.pathname)
  const { route, params } = matchRoute(path)
  await loadPage(route, language, texts)
  return route.prepare({
    data,
    params,
    query: address.searchParams,
    ...createLanguageContext(language, texts),
  })
}

/** Fades in the next page unless the user prefers reduced motion (the fade is in styles.css). */
function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  ready.catch(() => undefined) // no fade, for example in a hidden tab or after another navigation
}
