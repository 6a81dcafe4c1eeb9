import type { SeenPages } from '../offline/worker/worker-scope.ts'
import { isSavingData } from '../platform/browser/is-saving-data.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { stored } from './stored.ts'
import { fetchParts } from './start-app.ts'

/** When the page has nothing else to do: the app's bytes, so that a press only has to run them, and the service worker. */
export function prefetchWhenIdle(): void {
  if (import.meta.env.DEV || isSavingData()) return
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded)
}

/** Some browsers wait for ever on a page where nothing moves; others cannot tell when they are idle. */
function whenLoaded(): void {
  const whenIdle =
    (window as Partial<Window>).requestIdleCallback ??
    (setTimeout as unknown as Window['requestIdleCallback'])
  whenIdle(prepare, { timeout: 3000 })
}

function prepare(): void {
  fetchParts('prefetch', 'parts')
  fetchParts('prefetch', 'account')
  startWorker((navigator as Partial<Navigator>).serviceWorker)
}

/** A new worker did not see what this page has loaded before. Pages of signed-in readers are personal. */
function startWorker(container?: ServiceWorkerContainer): void {
  // Over plain http there is none.
  if (!container) return
  if (!container.controller) void container.ready.then(tellSeen)
  container.register('/service-worker.js').catch(() => {}) // pages are then not kept for offline
}

function tellSeen({ active }: ServiceWorkerRegistration): void {
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  if (!stored(storageKeys.lastKnown)) seen.push(location.href)
  // One that is ready is active.
  ;(active as ServiceWorker).postMessage({ seen } satisfies SeenPages, {})
}
