import { sendLater } from '../mail/index.ts'
import type { NewsletterDeps } from './deps.ts'
import { listImproved, listNew } from './new-guide-queries.ts'
import { weeklyMail } from './newsletter-mails.ts'
import { takeSubscribers } from './subscription-queries.ts'
import { weekOf } from './week.ts'

const maxNew = 12
const maxImproved = 3
/** Subscribers per transaction, so that transactions stay short. */
const batch = 100

/**
 * Enqueues one email about the last week for each subscriber (B21.20). Email and mark are written in one transaction, so that a restart sends none twice. Skips
 * a week without new or improved guides.
 */
export async function sendWeekly({
  db,
  jobs,
  env,
  clock,
  catalogue,
}: Pick<NewsletterDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>): Promise<void> {
  const now = clock()
  const week = weekOf(now)
  const guides = catalogue.current()
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => guides.find(id) ?? [])
  const fresh = cardsOf(await listNew(db, week, maxNew))
  const improved = cardsOf(await listImproved(db, week, maxImproved))
  if (fresh.length + improved.length === 0) return
  for (let taken = batch; taken === batch;) {
    taken = await db.transaction().execute(async (tx) => {
      const subscribers = await takeSubscribers(tx, week.name, { now, most: batch })
      for (const each of subscribers)
        await sendLater(tx, jobs, weeklyMail(env, each, { fresh, improved }), now)
      return subscribers.length
    })
  }
}
