import { root, readDataList, type HydrationState } from './hydration-state.ts'

export const hydration: HydrationState = (window.hydration = { kept: new Map(), startApp })

let started: boolean | undefined

/** Starts the app, at once or as soon as the document is there. */
export function startApp(): void {
  if (started) return
  started = true
  root.dataset['state'] = 'hydrating'
  fetchParts('modulepreload', 'parts')
  whenParsed(() => void import(/* @vite-ignore */ readDataList('parts')[0] as string).catch(onStartFailed))
}

export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

/**
 * Fetches the app's files, or those of what a press opens, by its name in `data-press`: at once instead of one after the other
 * as each names the next; or ahead, after all else that the browser loads.
 */
export function fetchParts(rel: 'modulepreload' | 'prefetch', name: string | undefined): void {
  for (const href of readDataList(name))
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href }),
    )
}

/** Loading the app failed: a clicked link is followed, and for anything else the page shows an error. */
function onStartFailed(): void {
  started = false
  root.dataset['state'] = 'static'
  const kept = [...hydration.kept.keys()]
  hydration.kept.clear()
  for (const element of kept) element.ariaBusy = null
  const link = kept.find((pressed) => 'href' in pressed) as HTMLAnchorElement | undefined
  if (link && navigator.onLine) location.href = link.href
  else if (kept[0]) showStartFailure()
}

export function showStartFailure(): void {
  ;(document.querySelector('#start-failed') as HTMLElement).hidden = false
}
