import { enqueueMail } from '../mail/index.ts'
import type { GuideDeps } from '../guides/index.ts'
import { listImprovedGuideIds, listNewGuideIds } from './new-guide-queries.ts'
import { composeWeeklyMail } from './newsletter-mails.ts'
import { claimDueSubscribers } from './subscription-queries.ts'
import { getNewsletterWeek } from './week.ts'

const maxNew = 12
const maxImproved = 3
/** Subscribers per transaction, so that transactions stay short. */
const batch = 100

/**
 * Enqueues one email about the last week for each subscriber (B21.20). Email and mark are written in one transaction, so that a restart sends none twice. Skips
 * a week without new or improved guides.
 */
export async function enqueueWeeklyNewsletter({
  db,
  jobs,
  env,
  clock,
  catalogue,
}: Pick<GuideDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>): Promise<void> {
  const now = clock()
  const week = getNewsletterWeek(now)
  const guides = catalogue.current()
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => guides.find(id) ?? [])
  const fresh = cardsOf(await listNewGuideIds(db, week, maxNew))
  const improved = cardsOf(await listImprovedGuideIds(db, week, maxImproved))
  if (fresh.length + improved.length === 0) return
  for (let taken = batch; taken === batch;) {
    taken = await db.transaction().execute(async (tx) => {
      const subscribers = await claimDueSubscribers(tx, week.name, { now, most: batch })
      for (const each of subscribers)
        await enqueueMail(tx, jobs, composeWeeklyMail(env, each, { fresh, improved }), now)
      return subscribers.length
    })
  }
}
