import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockEditableGuide, restoreSourceHashes, saveGuides } from '../storage/index.ts'
import { validateGuide } from './save-edit.ts'
import { enqueueDuplicateCheck } from '../duplicates/index.ts'
import { findVersion } from './version-queries.ts'

/** Saves an earlier version as the newest one. The replaced version stays in the history (B20.54). */
export async function restoreVersion(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  editor: Caller,
  { id, version }: { id: number; version: number },
): Promise<{ version: number }> {
  return db.transaction().execute(async (tx) => {
    const stored = await lockEditableGuide(tx, id)
    const earlier = await findVersion(tx, id, version)
    if (stored === undefined || earlier === undefined)
      throw new Refusal('not-found', `No version ${version} of guide ${id}`)
    const saver = { email: editor.email, way: 'brought-back' } as const
    await saveGuides(tx, [validateGuide(id, earlier.whole)], clock(), saver)
    await restoreSourceHashes(tx, id, earlier.whole.sources)
    await enqueueDuplicateCheck({ jobs }, tx)
    return { version: stored.version + 1 }
  })
}
