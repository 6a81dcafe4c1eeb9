import type { QueryClient } from '@tanstack/react-query'
import { startProgressSync } from './progress/start-progress-sync.ts'
import { startOffline } from './offline/start-offline.ts'
import type { Api } from './platform/api/api.ts'
import type { PageData } from './platform/api/trpc.ts'

/** Starts the background tasks of every page, once the browser is idle. */
export function startIdleTasks(api: Api, data: PageData, queryClient: QueryClient): void {
  startOffline(api)
  startProgressSync(api, data, queryClient)
}
