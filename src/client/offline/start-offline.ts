import { reportFailure } from '../platform/browser/report-failure.ts'
import { isSavingData } from '../platform/browser/is-saving-data.ts'
import { runWhenIdle } from '../platform/browser/run-when-idle.ts'
import type { Api } from '../platform/api/api.ts'
import { getLastKnownUid } from '../platform/browser/last-known-uid.ts'
import { recheckOfflineCopies } from './copies/recheck-copies.ts'
import { unregisterWorkers } from './worker/register-worker.ts'
import type { SeenPagesMessage } from './worker/worker-scope.ts'

/** Milliseconds between two checks when a tab becomes visible again. */
const recheckPauseMs = 5 * 60 * 1000

/** Checks the copies on this device, and reports visited pages to the service worker. Called when the page is idle. */
export function startOffline(api: Api): void {
  watchKept(api)
  if (import.meta.env.DEV) void unregisterWorkers().catch(report('Workers could not be removed'))
  else if (!isSavingData()) void followPages()
}

function watchKept(api: Api): void {
  if (!('indexedDB' in window)) return
  let checkedAt = 0
  const recheck = () => {
    checkedAt = Date.now()
    recheckOfflineCopies(api).catch(report('What is kept could not be checked'))
  }
  recheck()
  window.addEventListener('online', recheck)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > recheckPauseMs) recheck()
  })
}

/** Reports client-side navigations, which the worker can't see, except for signed-in users, whose pages are personal. */
async function followPages(): Promise<void> {
  if (!('serviceWorker' in navigator) || getLastKnownUid() !== undefined) return
  const { active } = await navigator.serviceWorker.ready
  window.addEventListener('pushState', () => {
    const { href } = location
    runWhenIdle(() => active?.postMessage({ seen: [href] } satisfies SeenPagesMessage))
  })
}

const report = (what: string) => (error: unknown) => reportFailure(what, error)
