import type { GuideDeps } from '../guides/index.ts'
import { sendConfirmation, subscriptionRequestQueue } from './request-confirmation.ts'
import { updatePopularGuides } from './popular-guide-queries.ts'
import { enqueueWeeklyNewsletter } from './send-weekly.ts'

const weeklyQueue = 'news.weekly'
const popularQueue = 'news.popular'
/** The first run of a week sends all newsletters. The later ones only matter if every node was down on Monday. */
const everyHour = '7 * * * *'

export async function startNewsletterWorkers(
  deps: Pick<GuideDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.work(subscriptionRequestQueue, (data) => sendConfirmation(deps, data))
  await deps.jobs.repeat(popularQueue, everyHour, () => updatePopularGuides(deps))
  await deps.jobs.repeat(weeklyQueue, everyHour, () => enqueueWeeklyNewsletter(deps))
}
