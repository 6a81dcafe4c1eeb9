import type { z } from 'zod'
import type { guideEditInputSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteUnsavedEdit, upsertUnsavedEdit } from './version-queries.ts'

/** Stores an editor's unsaved edit until it is saved or discarded (B20.56). Only this editor sees it. */
export async function storeUnsavedEdit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid }: Caller,
  { id, version, guide }: z.infer<typeof guideEditInputSchema>,
): Promise<{ keptAt: string }> {
  const keptAt = clock()
  await upsertUnsavedEdit(db, uid, id, { version, keptAt, guide })
  return { keptAt: keptAt.toISOString() }
}

export async function discardUnsavedEdit(
  db: Db,
  { uid }: Caller,
  id: number | null,
): Promise<{ dropped: true }> {
  await deleteUnsavedEdit(db, uid, id)
  return { dropped: true }
}
