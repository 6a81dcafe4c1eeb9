import { mergeSaved, type SavedChange } from '../../../shared/progress/saved.ts'
import type { User } from '../../platform/caller.ts'
import type { ProgressDeps } from '../deps.ts'
import { listSaved, storeSaved } from './saved-queries.ts'

/**
 * B21.3: joins what a device knows with what the shop knows, and answers with both. A clock that is ahead counts as the
 * shop's, or its change could never be taken back.
 */
export async function syncSaved(
  { db, clock, catalogue }: Pick<ProgressDeps, 'db' | 'clock' | 'catalogue'>,
  user: User,
  changes: readonly SavedChange[],
): Promise<{ changes: SavedChange[] }> {
  const now = clock().getTime()
  const guides = catalogue.current()
  const known = mergeSaved(changes).filter(({ guideId }) => guides.findSold(guideId) !== undefined)
  // In one order, so that two devices at the same time wait for each other instead of locking each other out.
  const inOrder = known
    .map((change) => ({ ...change, at: Math.min(change.at, now) }))
    .toSorted((one, other) => one.guideId - other.guideId)
  await storeSaved(db, user.id, inOrder)
  return { changes: await listSaved(db, user.id) }
}
