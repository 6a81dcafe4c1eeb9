import { dataExportQueue } from './data-exports/request-data-export.ts'
import { createDataExport } from './data-exports/create-data-export.ts'
import { enqueueDueDeletions, processDeletion, type WorkDeps } from './deletion/process-deletion.ts'
import { deletionQueue } from './deletion/request-deletion.ts'

const catchUpQueue = 'account.catch-up'
const everyFiveMinutes = '*/5 * * * *'

/** Registers the workers for deletions and exports, and a schedule that enqueues deletions whose job stopped retrying. */
export async function startAccountWorkers(deps: WorkDeps): Promise<void> {
  await deps.jobs.work(deletionQueue, (data) => processDeletion(deps, data))
  await deps.jobs.work(dataExportQueue, (data) => createDataExport(deps, data))
  await deps.jobs.repeat(catchUpQueue, everyFiveMinutes, () => enqueueDueDeletions(deps))
}
