import { enforcedDays } from '../../../shared/deadlines.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountDeps } from '../deps.ts'
import { findPendingDataExport, insertDataExport } from './data-export-queries.ts'

export const dataExportQueue = 'account.copy'

const keptMs = enforcedDays.copyDays * 24 * 60 * 60 * 1000

/** Enqueues an export of the user's personal data. Returns the pending export if there is one. */
export async function requestDataExport(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'clock'>,
  user: { id: number },
  language: PageLanguage,
  alongside?: (tx: Db) => Promise<void>,
): Promise<{ copyId: string }> {
  const { db, jobs, clock } = deps
  const userId = user.id
  const askedAt = clock()
  const endsAt = new Date(askedAt.getTime() + keptMs)
  const copyId = await db.transaction().execute(async (tx) => {
    const id =
      (await insertDataExport(tx, { userId, language, askedAt, endsAt })) ??
      (await findPendingDataExport(tx, userId))
    if (id === undefined) return undefined
    await jobs.send(tx, dataExportQueue, { copyId: id }, { key: id })
    await alongside?.(tx)
    return id
  })
  // The pending export became ready between the two queries: insert again.
  return copyId === undefined ? requestDataExport(deps, user, language, alongside) : { copyId }
}
