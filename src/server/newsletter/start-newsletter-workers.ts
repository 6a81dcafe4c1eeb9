import type { NewsletterDeps } from './deps.ts'
import { sendConfirmation, subscriptionRequestQueue } from './request-confirmation.ts'
import { countPopular } from './count-popular.ts'
import { sendWeekly } from './send-weekly.ts'

const weeklyQueue = 'news.weekly'
const popularQueue = 'news.popular'
/** The first run sends everything; later ones are for a Monday on which every node was down. */
const everyHour = '7 * * * *'

export async function startNewsletterWorkers(
  deps: Pick<NewsletterDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.work(subscriptionRequestQueue, (data) => sendConfirmation(deps, data))
  await deps.jobs.repeat(popularQueue, everyHour, () => countPopular(deps))
  await deps.jobs.repeat(weeklyQueue, everyHour, () => sendWeekly(deps))
}
