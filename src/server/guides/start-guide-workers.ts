import type { GuideDeps } from './deps.ts'
import { duplicateCheckQueue, markDuplicates } from './duplicates/index.ts'
import { publishGuides, publishQueue } from './editor/index.ts'
import { sendReportRequests, publishReports } from './reports/index.ts'

const reportsQueue = 'guides.reports'
const askQueue = 'guides.ask-for-reports'

const everyHour = '7 * * * *'
/** UTC. Late afternoon in Japan, morning in Europe. */
const everyMorning = '30 8 * * *'

export async function startGuideWorkers(
  deps: Pick<GuideDeps, 'db' | 'jobs' | 'clock' | 'catalogue' | 'env'>,
): Promise<void> {
  const { db, jobs } = deps
  await jobs.repeat(reportsQueue, everyHour, () => publishReports(deps))
  await jobs.repeat(askQueue, everyMorning, () => sendReportRequests(deps))
  await jobs.work(duplicateCheckQueue, async () => void (await markDuplicates(db)), { slow: true })
  await jobs.work(publishQueue, () => publishGuides(deps))
}
