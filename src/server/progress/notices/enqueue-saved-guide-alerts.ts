import { enqueueMail } from '../../mail/index.ts'
import type { AccessDeps } from '../../access/index.ts'
import { composeSavedGuidesMail } from './saved-guides-mail.ts'
import { listUsersToNotify, snapshotSavedGuides, takeSavedGuideChanges } from './saved-alert-queries.ts'

const maxAtOnce = 200

/**
 * Enqueues one email for each user who opted in, about saved guides that became cheaper or were translated (B21.21). Marks the changes as notified in the same
 * transaction.
 */
export async function enqueueSavedGuideAlerts({
  db,
  jobs,
  env,
  clock,
  catalogue,
}: Pick<AccessDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>): Promise<void> {
  await snapshotSavedGuides(db)
  for (const userId of await listUsersToNotify(db, maxAtOnce)) {
    await db.transaction().execute(async (tx) => {
      const told = await takeSavedGuideChanges(tx, userId)
      const guides = catalogue.current()
      const known = told.flatMap((each) => {
        const card = guides.findSold(each.guideId)
        return card === undefined ? [] : [{ ...each, card }]
      })
      const [first] = known
      if (first !== undefined)
        await enqueueMail(tx, jobs, composeSavedGuidesMail(env, first, known, userId), clock())
    })
  }
}
