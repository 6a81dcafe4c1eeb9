import { rootElement, type HydrationState } from './hydration-state.ts'

/** Handles a failure to load the app: follows a clicked link, and shows an error for anything else. */
export function handleAppLoadFailure(queued: HydrationState['kept']): void {
  rootElement.dataset['state'] = 'static'
  const kept = [...queued.keys()]
  queued.clear()
  for (const element of kept) element.ariaBusy = null
  const link = kept.find((pressed) => 'href' in pressed) as HTMLAnchorElement | undefined
  if (link && navigator.onLine) location.href = link.href
  else if (kept[0]) showAppLoadFailure()
}

export function showAppLoadFailure(): void {
  ;(document.querySelector('#no-app') as HTMLElement).hidden = false
}
