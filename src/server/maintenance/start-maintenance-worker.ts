import type { Deps } from '../platform/deps.ts'
import { runRetentionJob } from './retention-job.ts'

const retentionQueue = 'upkeep.sweep'
const everyNight = '10 3 * * *'

export async function startMaintenanceWorker(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await deps.jobs.repeat(retentionQueue, everyNight, () => runRetentionJob(deps))
}
