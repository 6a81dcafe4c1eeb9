import type { GuideDeps } from '../guides/index.ts'
import { startImportWorker } from './guides/guide-files.ts'
import { startReconciliationWorkers } from './health/reconciliation.ts'
import { startOperationWorker } from './operations/start-operation-worker.ts'

export async function startAdminWorkers(
  deps: Parameters<typeof startOperationWorker>[0] & Pick<GuideDeps, 'pool'>,
): Promise<void> {
  await startReconciliationWorkers(deps)
  await startOperationWorker(deps)
  await startImportWorker(deps)
}
