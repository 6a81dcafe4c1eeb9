import type { FinishingDeps } from '../deps.ts'
import { tellOfSaved } from './tell-of-saved.ts'

const savedQueue = 'finishing.saved-news'
const everyHour = '23 * * * *'

export async function startFinishingWorkers(
  deps: Pick<FinishingDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.repeat(savedQueue, everyHour, () => tellOfSaved(deps))
}
