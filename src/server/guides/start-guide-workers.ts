import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { GuideDeps } from '../deps.ts'
import { markDuplicates } from '../duplicates/mark-duplicates.ts'
import { askForReports } from '../reports/ask-for-reports.ts'
import { publishReports } from '../reports/publish-reports.ts'
import { publishDue } from './state-queries.ts'

export const publishQueue = 'guides.publish'
const nearTwinsQueue = 'guides.near-twins'
const reportsQueue = 'guides.reports'
const askQueue = 'guides.ask-for-reports'

const everyHour = '7 * * * *'
/** By the clock of UTC: late afternoon in Japan, morning in Europe. */
const everyMorning = '30 8 * * *'

/** One node of all puts a guide on sale when its time has come, and looks for near-twins after a change (B20.52). */
export async function startGuideWorkers(
  deps: Pick<GuideDeps, 'db' | 'jobs' | 'clock' | 'catalogue' | 'env'>,
): Promise<void> {
  const { db, jobs } = deps
  await jobs.repeat(reportsQueue, everyHour, () => publishReports(deps))
  await jobs.repeat(askQueue, everyMorning, () => askForReports(deps))
  await jobs.work(nearTwinsQueue, async () => void (await markDuplicates(db)), { slow: true })
  await jobs.work(publishQueue, async () => {
    await db.transaction().execute(async (tx) => {
      const published = await publishDue(tx)
      if (published.length > 0) await findNearTwinsSoon({ jobs }, tx)
    })
  })
}

/** Any number of changes while the job waits is one comparison. */
export async function findNearTwinsSoon({ jobs }: Pick<Deps, 'jobs'>, tx: Db): Promise<void> {
  await jobs.send(tx, nearTwinsQueue, {}, { key: 'all' })
}
