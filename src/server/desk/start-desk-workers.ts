import { startComparisonWorkers } from './health/compare-with-stripe.ts'
import { startOperationWorker } from './operations/start-operation-worker.ts'

export async function startDeskWorkers(deps: Parameters<typeof startOperationWorker>[0]): Promise<void> {
  await startComparisonWorkers(deps)
  await startOperationWorker(deps)
}
