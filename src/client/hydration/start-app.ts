import { showAppLoadFailure } from './app-load-failure.ts'
import { rootElement, readDataAttributeList, type HydrationState } from './hydration-state.ts'

export const hydration: HydrationState = (window.hydration = { kept: new Map(), start: startApp })

let started: boolean | undefined

/** Starts the app as soon as the document is parsed. */
export function startApp(): void {
  if (started) return
  started = true
  rootElement.dataset['state'] = 'hydrating'
  preloadParts('modulepreload', 'parts')
  runWhenParsed(
    () => void import(/* @vite-ignore */ readDataAttributeList('parts')[0] as string).catch(onAppLoadFailed),
  )
}

export function runWhenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

/** Adds links that load the files of the app or of `data-press` in parallel; 'prefetch' loads them last. */
export function preloadParts(rel: 'modulepreload' | 'prefetch', name: string | undefined): void {
  for (const href of readDataAttributeList(name))
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href }),
    )
}

/** Handles a failure to load the app: follows a clicked link, and shows an error for anything else. */
function onAppLoadFailed(): void {
  started = false
  rootElement.dataset['state'] = 'static'
  const kept = [...hydration.kept.keys()]
  hydration.kept.clear()
  for (const element of kept) element.ariaBusy = null
  const link = kept.find((pressed) => 'href' in pressed) as HTMLAnchorElement | undefined
  if (link && navigator.onLine) location.href = link.href
  else if (kept[0]) showAppLoadFailure()
}
