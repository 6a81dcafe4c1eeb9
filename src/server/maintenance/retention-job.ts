import { enforcedDays } from '../../shared/deadlines.ts'
import { deleteExpiredDataExports, deleteEndedDeletions } from '../account/index.ts'
import { deleteEmailChanges, deleteEndedSessions, deleteUnusedSessions } from '../auth/index.ts'
import { deleteMessages } from '../contact/index.ts'
import { deleteMissedSearches } from '../guides/catalog/index.ts'
import { deleteImages } from '../guides/images/index.ts'
import { deleteUploadedFiles } from '../guides/import-export/index.ts'
import { deleteViews } from '../guides/views/index.ts'
import { deleteLimitNotices, deleteOpenedGuides } from '../guides/reading-limit/index.ts'
import { deleteReportNetworks } from '../guides/reports/index.ts'
import { deleteMails } from '../mail/index.ts'
import { deleteSubscriptionRequests, deleteUnconfirmedSubscriptions } from '../newsletter/index.ts'
import {
  deleteChargeNotices,
  deleteClosedOrders,
  deleteStripeEvents,
  deleteUnpaidGifts,
  deleteWithdrawalKeys,
  eraseOldGiftRecipients,
} from '../payments/index.ts'
import type { Db } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteEndedWindows } from '../platform/rate-limit-queries.ts'
import { deleteFailedRequests } from '../platform/watching/failure-queries.ts'
import { deleteDeadNodes } from '../platform/watching/node-queries.ts'
import { recordChore } from './chore-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Rows per statement. Small enough that deleting a batch doesn't delay requests. */
const batchSize = 1000

/** Days after which the rows of each table are deleted. docs/retention.md explains what is kept longer and why. */
const retention: Record<
  string,
  { days: number; delete: (db: Db, before: Date, most: number) => Promise<number> }
> = {
  rate_limits: { days: 0, delete: deleteEndedWindows },
  ended_sessions: { days: 0, delete: deleteEndedSessions },
  sessions: { days: enforcedDays.sessionDays, delete: deleteUnusedSessions },
  nodes: { days: 1, delete: deleteDeadNodes },
  // The reading limit counts the guides that were opened within a day.
  opened_guides: { days: 1, delete: deleteOpenedGuides },
  reading_limit_notices: { days: enforcedDays.limitDays, delete: deleteLimitNotices },
  // An import is not resumed after a day.
  sent_files: { days: 1, delete: deleteUploadedFiles },
  data_exports: { days: 0, delete: deleteExpiredDataExports },
  email_changes: { days: enforcedDays.emailChangeDays, delete: deleteEmailChanges },
  failed_requests: { days: enforcedDays.failureDays, delete: deleteFailedRequests },
  news_requests: { days: 3, delete: deleteSubscriptionRequests },
  news_subscriptions: { days: 7, delete: deleteUnconfirmedSubscriptions },
  // Twice as long as Stripe redelivers an event.
  stripe_events: { days: 60, delete: deleteStripeEvents },
  mails: { days: enforcedDays.mailDays, delete: deleteMails },
  missed_searches: { days: 90, delete: deleteMissedSearches },
  // Twice the longest period that the admin overview shows.
  guide_views: { days: 730, delete: deleteViews },
  // Deletes only the reporter's network, which is stored to detect fake reports.
  income_reports: { days: 90, delete: deleteReportNetworks },
  // An image that no saved guide refers to within this time is abandoned.
  guide_pictures: { days: 30, delete: deleteImages },
  gifts: { days: enforcedDays.giftDays, delete: deleteUnpaidGifts },
  gift_recipients: { days: enforcedDays.giftDays, delete: eraseOldGiftRecipients },
  contact_messages: { days: 365, delete: deleteMessages },
  // Kept as proof that a deletion was requested and completed.
  account_deletions: { days: 365, delete: deleteEndedDeletions },
  charge_notices: { days: 90, delete: deleteChargeNotices },
  // Withdrawal links stop working when the withdrawal period ends.
  withdrawal_keys: { days: 30, delete: deleteWithdrawalKeys },
  orders: { days: 365, delete: deleteClosedOrders },
}

/** Deletes rows past their retention period in batches and records how many. */
export async function runRetentionJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const figures: Record<string, number> = {}
  for (const [table, { days, delete: deleteBefore }] of Object.entries(retention)) {
    let deleted = 0
    for (let batch = batchSize; batch === batchSize; deleted += batch)
      batch = await deleteBefore(db, new Date(now.getTime() - days * dayMs), batchSize)
    figures[table] = deleted
  }
  await recordChore(db, { chore: 'sweep', succeededAt: now, figures })
}

const retentionQueue = 'upkeep.sweep'
const everyNight = '10 3 * * *'

export async function startMaintenanceWorker(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await deps.jobs.repeat(retentionQueue, everyNight, () => runRetentionJob(deps))
}
