import { enforcedDays } from '../../shared/deadlines.ts'
import { deleteEndedCopies, deleteEndedDeletions } from '../account/index.ts'
import { deleteEmailChanges, deleteEndedSessions } from '../auth/index.ts'
import { deleteMessages } from '../contact/index.ts'
import { deleteMissedSearches } from '../guides/catalog/index.ts'
import { deleteImages } from '../guides/images/index.ts'
import { deleteSentFiles } from '../guides/import-export/index.ts'
import { deleteViews } from '../guides/views/index.ts'
import { deleteReportNetworks } from '../guides/reports/index.ts'
import { deleteMails } from '../mail/index.ts'
import { deleteRequests, deleteUnconfirmed } from '../newsletter/index.ts'
import {
  deleteChargeNotices,
  deleteClosedOrders,
  deleteEvents,
  deleteUnpaidGifts,
  deleteWithdrawalKeys,
  forgetOldRecipients,
} from '../payments/index.ts'
import type { Db } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteEndedWindows } from '../platform/rate-limit-queries.ts'
import { deleteFailures } from '../platform/watching/failure-queries.ts'
import { deleteSilentNodes } from '../platform/watching/node-queries.ts'
import { recordChore } from './chore-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Small enough that deleting a batch doesn't delay requests. */
const batchSize = 1000

/** What is deleted when it is so old; what is kept for longer, and why, stands in docs/retention.md. */
const retention: Record<
  string,
  { days: number; delete: (db: Db, before: Date, most: number) => Promise<number> }
> = {
  rate_limits: { days: 0, delete: deleteEndedWindows },
  ended_sessions: { days: 0, delete: deleteEndedSessions },
  nodes: { days: 1, delete: deleteSilentNodes },
  // An import is not resumed after a day.
  sent_files: { days: 1, delete: deleteSentFiles },
  data_exports: { days: 0, delete: deleteEndedCopies },
  email_changes: { days: enforcedDays.emailChangeDays, delete: deleteEmailChanges },
  failed_requests: { days: enforcedDays.failureDays, delete: deleteFailures },
  news_requests: { days: 3, delete: deleteRequests },
  news_subscriptions: { days: 7, delete: deleteUnconfirmed },
  // Twice as long as Stripe repeats an event.
  stripe_events: { days: 60, delete: deleteEvents },
  mails: { days: enforcedDays.mailDays, delete: deleteMails },
  missed_searches: { days: 90, delete: deleteMissedSearches },
  // As long again as the overview looks back.
  guide_views: { days: 730, delete: deleteViews },
  // Only what could show that one is made up.
  income_reports: { days: 90, delete: deleteReportNetworks },
  // An uploaded image that no save refers to by then is abandoned.
  guide_pictures: { days: 30, delete: deleteImages },
  gifts: { days: enforcedDays.giftDays, delete: deleteUnpaidGifts },
  gift_recipients: { days: enforcedDays.giftDays, delete: forgetOldRecipients },
  contact_messages: { days: 365, delete: deleteMessages },
  // Until then it can be proved that one was asked for and done.
  account_deletions: { days: 365, delete: deleteEndedDeletions },
  charge_notices: { days: 90, delete: deleteChargeNotices },
  // No link opens anything after the withdrawal period.
  withdrawal_keys: { days: 30, delete: deleteWithdrawalKeys },
  orders: { days: 365, delete: deleteClosedOrders },
}

/** Deletes what has been kept as long as promised, batch by batch. */
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
