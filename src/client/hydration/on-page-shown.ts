import { continueHash } from '../guides/reading/progress/continue-hash.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { store, stored } from './stored.ts'
import { showStoredTheme } from './set-theme.ts'
import { startApp, whenParsed } from './start-app.ts'
import { root, readDataList } from './hydration-state.ts'

/** Any parameter of `access/return-address.ts`, and a campaign, which only the app hands on (B4.35). */
const neededParameter = /[?&](session_id|(payment|redirect|subscription|utm)_)/

/** Whenever a reader sees this page: opened, rendered ahead and then opened, or brought back as it was left. */
export function onPageShown(): void {
  const { pathname, search, hash } = location
  const prefixes = readDataList('prefixes')
  const chosen = stored(storageKeys.language) as string
  // B3.2, B3.3: a page with a prefix keeps its language, another one moves to the chosen.
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

/** Some pages are of no use asleep, and nor is any page to who is signed in, comes back from elsewhere, or is counted. */
function startIfNeeded(): void {
  if (
    root.dataset['state'] === 'hydrating' ||
    stored(storageKeys.lastKnown) ||
    stored(storageKeys.redirect, 'sessionStorage') ||
    location.hash === continueHash ||
    neededParameter.test(location.search) ||
    (root.dataset['analytics'] && stored(storageKeys.consent) === 'granted')
  )
    startApp()
}

/**
 * Where the server's HTML is no longer enough for a user who scrolls: further down a list, in the text of an open
 * guide. At the end of a preview the mark names an address that is called once and hydrates nothing (B20.36).
 */
function watchMark(): void {
  const mark = document.querySelector<HTMLElement>('[data-mark]')
  // From the middle of the window on, however far above it the mark is.
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
