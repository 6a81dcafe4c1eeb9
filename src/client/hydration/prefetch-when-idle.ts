import type { SeenPagesMessage } from '../offline/worker/worker-scope.ts'
import { isSavingData } from '../platform/browser/is-saving-data.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { readStoredItem } from './stored-items.ts'
import { preloadParts } from './start-app.ts'

/** Prefetches the app's files and starts the service worker once the page is idle. */
export function prefetchWhenIdle(): void {
  if (import.meta.env.DEV || isSavingData()) return
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded)
}

/** Schedules the prefetch. The timeout covers browsers that are never idle, `setTimeout` those without idle callbacks. */
function whenLoaded(): void {
  const whenIdle =
    (window as Partial<Window>).requestIdleCallback ??
    (setTimeout as unknown as Window['requestIdleCallback'])
  whenIdle(prepare, { timeout: 3000 })
}

function prepare(): void {
  preloadParts('prefetch', 'parts')
  preloadParts('prefetch', 'account')
  startServiceWorker((navigator as Partial<Navigator>).serviceWorker)
}

/**
 * Registers the service worker, and reports to a new one which files this page has loaded. Pages of signed-in users are not
 * reported, because they are personal.
 */
function startServiceWorker(container?: ServiceWorkerContainer): void {
  // `navigator.serviceWorker` is undefined over plain HTTP.
  if (!container) return
  if (!container.controller) void container.ready.then(reportSeen)
  container.register('/service-worker.js').catch(() => {}) // pages are then not saved for offline use
}

function reportSeen({ active }: ServiceWorkerRegistration): void {
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  if (!readStoredItem(storageKeys.lastUserUidKey)) seen.push(location.href)
  // `ready` resolves only with an active worker.
  ;(active as ServiceWorker).postMessage({ seen } satisfies SeenPagesMessage, {})
}
