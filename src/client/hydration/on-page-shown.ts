import { continueHash } from '../guides/reading/progress/continue-hash.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { store, stored } from './stored.ts'
import { showStoredTheme } from './set-theme.ts'
import { startApp, whenParsed } from './start-app.ts'
import { root, readDataList } from './hydration-state.ts'

/** Parameters of `access/return-address.ts` and campaigns, which only the app forwards (B4.35). */
const neededParameter = /[?&](session|payment|redirect|subscription|utm)_/

/** Runs when this page is shown: opened, activated after prerendering, or restored from the back/forward cache. */
export function onPageShown(): void {
  const { pathname, search, hash } = location
  const prefixes = readDataList('prefixes')
  const chosen = stored(storageKeys.language) as string
  // B3.2, B3.3: a page with a language prefix sets the language; other pages redirect to the chosen one.
  if (prefixes.includes(root.lang)) store(storageKeys.language, root.lang)
  else if (prefixes.includes(chosen))
    location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  // Without the query, which may carry a payment's secret.
  if (!pathname.endsWith('/login')) store(storageKeys.returnPath, pathname, 'sessionStorage')
  startIfNeeded()
  addEventListener('storage', startIfNeeded)
  whenParsed(showStoredTheme)
  addEventListener('scroll', () => whenParsed(watchMark), { once: true })
}

/** Starts the app if the page is not static, or if the user is signed in, returns from a payment or login, or is counted. */
function startIfNeeded(): void {
  if (
    root.dataset['state'] === 'hydrating' ||
    stored(storageKeys.lastKnown) ||
    stored(storageKeys.redirect, 'sessionStorage') ||
    location.hash === continueHash ||
    neededParameter.test(location.href) ||
    (root.dataset['analytics'] && stored(storageKeys.consent) === 'granted')
  )
    startApp()
}

/**
 * Starts the app where the server's HTML ends: further down a list, or in the text of an open guide. At the end of a preview,
 * `data-mark` is a URL instead, which is called once and hydrates nothing (B20.36).
 */
function watchMark(): void {
  const mark = document.querySelector<HTMLElement>('[data-mark]')
  // Intersects from the middle of the window, and anywhere above it.
  if (mark) new IntersectionObserver(reachMark, { rootMargin: '999999px 0px -50%' }).observe(mark)
}

function reachMark(marks: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of marks) {
    if (isIntersecting) {
      observer.disconnect()
      const { mark } = (target as HTMLElement).dataset
      if (mark) navigator.sendBeacon(mark)
      else startApp()
    }
  }
}
