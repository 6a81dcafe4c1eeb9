import { enforcedDays } from '../../shared/deadlines.ts'
import { deleteImages } from '../guides/images/index.ts'
import { deleteReportNetworks } from '../guides/reports/index.ts'
import { deleteClosedOrders, deleteUnpaidGifts, eraseOldGiftRecipients } from '../payments/index.ts'
import type { Db } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteRowsBefore, recordChore } from './chore-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Rows per statement. Small enough that deleting a batch doesn't delay requests. */
const batchSize = 1000

interface Retention {
  days: number
  /** Column with the time from which the days count, or a function that deletes a batch. */
  by: string | ((db: Db, before: Date, most: number) => Promise<number>)
  /** Further condition in SQL for the rows to delete. Undefined for none. */
  only?: string
}

/** Days after which the rows of each table are deleted. docs/retention.md explains what is kept longer and why. */
const retention: Record<string, Retention> = {
  rate_limits: { days: 0, by: 'window_ends_at' },
  ended_sessions: { days: 0, by: 'expires_at' },
  sessions: { days: enforcedDays.sessionDays, by: 'last_used_at' },
  nodes: { days: 1, by: 'seen_at' },
  // The reading limit counts the guides that were opened within a day.
  opened_guides: { days: 1, by: 'opened_at' },
  reading_limit_notices: { days: enforcedDays.limitDays, by: 'reached_at' },
  // An import is not resumed after a day.
  sent_files: { days: 1, by: 'sent_at' },
  data_exports: { days: 0, by: 'ends_at' },
  email_changes: { days: enforcedDays.emailChangeDays, by: 'asked_at' },
  failed_requests: { days: enforcedDays.failureDays, by: 'failed_at' },
  news_requests: { days: 3, by: 'requested_at' },
  news_subscriptions: { days: 7, by: 'asked_at', only: 'confirmed_at is null' },
  // Twice as long as Stripe redelivers an event.
  stripe_events: { days: 60, by: 'received' },
  mails: { days: enforcedDays.mailDays, by: 'created_at' },
  missed_searches: { days: 90, by: 'last_at' },
  // Twice the longest period that the admin overview shows.
  guide_views: { days: 730, by: 'day' },
  // Deletes only the reporter's network, which is stored to detect fake reports.
  income_reports: { days: 90, by: deleteReportNetworks },
  // An image that no saved guide refers to within this time is abandoned.
  guide_pictures: { days: 30, by: deleteImages },
  gifts: { days: enforcedDays.giftDays, by: deleteUnpaidGifts },
  gift_recipients: { days: enforcedDays.giftDays, by: eraseOldGiftRecipients },
  contact_messages: { days: 365, by: 'created_at' },
  // Kept as proof that a deletion was requested and completed.
  account_deletions: { days: 365, by: 'ended_at' },
  charge_notices: { days: 90, by: 'period_end' },
  // Withdrawal links stop working when the withdrawal period ends.
  withdrawal_keys: { days: 30, by: 'asked_at' },
  orders: { days: 365, by: deleteClosedOrders },
}

/** Deletes rows past their retention period in batches and records how many. */
export async function runRetentionJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const figures: Record<string, number> = {}
  for (const [table, { days, by, only = 'true' }] of Object.entries(retention)) {
    const before = new Date(now.getTime() - days * dayMs)
    let deleted = 0
    for (let batch = batchSize; batch === batchSize; deleted += batch)
      batch =
        typeof by === 'string'
          ? await deleteRowsBefore(db, { table, column: by, only }, before, batchSize)
          : await by(db, before, batchSize)
    figures[table] = deleted
  }
  await recordChore(db, { chore: 'sweep', succeededAt: now, figures })
}

const retentionQueue = 'upkeep.sweep'
const everyNight = '10 3 * * *'

export async function startMaintenanceWorker(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await deps.jobs.repeat(retentionQueue, everyNight, () => runRetentionJob(deps))
}
