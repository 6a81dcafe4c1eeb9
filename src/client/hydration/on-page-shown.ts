import { continueHash } from '../guides/reading/progress/continue-hash.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { writeStoredItem, readStoredItem } from './stored-items.ts'
import { applyStoredTheme } from './set-theme.ts'
import { hydration, startApp, runWhenParsed } from './start-app.ts'
import { rootElement, readDataAttributeList } from './hydration-state.ts'

/** Matches payment parameters (`access/payment-return.ts`) and campaigns, which only the app forwards (B4.35). */
const neededParameter = /[?&](session|payment|redirect|subscription|utm)_/

/** Runs when this page is shown: opened, activated after prerendering, or restored from the back/forward cache. */
export function onPageShown(): void {
  const { pathname, search, hash } = location
  const prefixes = readDataAttributeList('prefixes')
  const chosen = readStoredItem(storageKeys.languageKey) as string
  // A page with a language prefix sets the language; other pages redirect to the chosen language (B3.2, B3.3).
  if (prefixes.includes(rootElement.lang)) writeStoredItem(storageKeys.languageKey, rootElement.lang)
  else if (prefixes.includes(chosen))
    location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  // The query is not stored, because it may contain a payment's secret.
  if (!pathname.endsWith('/login')) writeStoredItem(storageKeys.returnPathKey, pathname, 'sessionStorage')
  hydration.uid = readStoredItem(storageKeys.lastUserUidKey)
  startIfNeeded()
  addEventListener('storage', startIfNeeded)
  runWhenParsed(applyStoredTheme)
  addEventListener('scroll', () => runWhenParsed(watchMark), { once: true })
}

/** Starts the app on a page that is not static, for signed-in users, after a payment or login, and after consent to analytics. */
function startIfNeeded(): void {
  if (
    rootElement.dataset['state'] === 'hydrating' ||
    readStoredItem(storageKeys.lastUserUidKey) ||
    readStoredItem(storageKeys.pendingRedirectKey, 'sessionStorage') ||
    location.hash === continueHash ||
    neededParameter.test(location.href) ||
    (rootElement.dataset['analytics'] && readStoredItem(storageKeys.consentKey) === 'granted')
  )
    startApp()
}

/**
 * Starts the app at the end of the server's HTML: further down a list, or in the text of an open guide. At the end of a preview,
 * `data-mark` is a URL instead, which is called once without hydrating the page (B20.36).
 */
function watchMark(): void {
  const mark = document.querySelector<HTMLElement>('[data-mark]')
  // With these margins, a mark intersects in the upper half of the window and anywhere above it.
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
