import { reportFailure } from '../platform/browser/report-failure.ts'
import { isSavingData } from '../platform/browser/is-saving-data.ts'
import { whenIdle } from '../platform/browser/when-idle.ts'
import type { Api } from '../platform/api/api.ts'
import { lastKnownReader, recheckCopies } from './copies/recheck-copies.ts'
import { registerWorker, unregisterWorkers } from './worker/register-worker.ts'
import type { SeenPages } from './worker/worker-scope.ts'

/** The minimum time between two checks when a tab becomes visible again. */
const recheckPauseMs = 5 * 60 * 1000

/** Runs when the page is idle: registers the service worker and checks the copies on this device. */
export function startOffline(api: Api): void {
  watchKept(api)
  if (import.meta.env.DEV) void unregisterWorkers().catch(report('Workers could not be removed'))
  else if (!isSavingData()) void startWorker().catch(report('Pages are not kept for offline'))
}

function watchKept(api: Api): void {
  if (!('indexedDB' in window)) return
  let checkedAt = 0
  const recheck = () => {
    checkedAt = Date.now()
    recheckCopies(api).catch(report('What is kept could not be checked'))
  }
  recheck()
  window.addEventListener('online', recheck)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > recheckPauseMs) recheck()
  })
}

async function startWorker(): Promise<void> {
  const isNew = 'serviceWorker' in navigator && navigator.serviceWorker.controller === null
  if ((await registerWorker()) === undefined) return
  const { active } = await navigator.serviceWorker.ready
  const tell = (seen: string[]) => active?.postMessage({ seen } satisfies SeenPages)
  // The worker did not see what this page has loaded, nor navigations without a page load. Pages of signed-in users
  // are personal.
  if (isNew) tell(loadedFiles())
  if (lastKnownReader() !== undefined) return
  if (isNew) tell([location.href])
  window.addEventListener('pushState', () => {
    const { href } = location
    whenIdle(() => tell([href]))
  })
}

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) => /^\/(assets|thumbnails)\//.test(new URL(name).pathname) && name.startsWith(location.origin),
    )

const report = (what: string) => (error: unknown) => reportFailure(what, error)
