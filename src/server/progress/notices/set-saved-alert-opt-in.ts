import type { PageLanguage } from '../../../shared/languages.ts'
import type { User } from '../../platform/caller.ts'
import type { ProgressDeps } from '../deps.ts'
import { deleteSavedAlertOptIn, snapshotSavedGuides, storeSavedAlertOptIn } from './saved-alert-queries.ts'

/** Opts a user in to or out of notifications about saved guides (B21.21). They compare with today's state, in the language and currency of the page. */
export async function setSavedAlertOptIn(
  { db, clock }: Pick<ProgressDeps, 'db' | 'clock'>,
  { id }: User,
  { wanted, language }: { wanted: boolean; language: PageLanguage },
): Promise<{ wanted: boolean }> {
  await db.transaction().execute(async (tx) => {
    if (!wanted) return deleteSavedAlertOptIn(tx, id)
    await storeSavedAlertOptIn(tx, id, language, clock())
    return snapshotSavedGuides(tx, id)
  })
  return { wanted }
}
