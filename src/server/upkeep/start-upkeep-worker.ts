import type { Deps } from '../platform/deps.ts'
import { sweep } from './sweep.ts'

const sweepQueue = 'upkeep.sweep'
const everyNight = '10 3 * * *'

export async function startUpkeepWorker(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await deps.jobs.repeat(sweepQueue, everyNight, () => sweep(deps))
}
