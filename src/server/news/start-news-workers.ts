import type { NewsDeps } from './deps.ts'
import { askForNews, newsRequestQueue } from './ask-for-news.ts'
import { countPopular } from './count-popular.ts'
import { sendWeekly } from './send-weekly.ts'

const weeklyQueue = 'news.weekly'
const popularQueue = 'news.popular'
/** Nothing is left to send after the first time; the others are for a Monday on which every node was down. */
const everyHour = '7 * * * *'

export async function startNewsWorkers(
  deps: Pick<NewsDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.work(newsRequestQueue, (data) => askForNews(deps, data))
  await deps.jobs.repeat(popularQueue, everyHour, () => countPopular(deps))
  await deps.jobs.repeat(weeklyQueue, everyHour, () => sendWeekly(deps))
}
