import type { User } from '../platform/caller.ts'
import type { ProgressDeps } from './deps.ts'
import { deleteSyncOptOut, deleteProgress, lockProgress, storeSyncOptOut } from './progress-queries.ts'

/** Turns sync on or off for all devices of a user (B21.95). */
export async function setProgressSync(
  { db, clock }: Pick<ProgressDeps, 'db' | 'clock'>,
  { id }: User,
  { on, deleteStored }: { on: boolean; deleteStored: boolean },
): Promise<{ on: boolean }> {
  await db.transaction().execute(async (tx) => {
    await lockProgress(tx, id)
    if (on) await deleteSyncOptOut(tx, id)
    else await storeSyncOptOut(tx, id, clock())
    if (!on && deleteStored) await deleteProgress(tx, id)
  })
  return { on }
}
