import { mergeMarks, type StepMark } from '../../../shared/progress/steps.ts'
import { listReadable } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import type { ProgressDeps } from '../deps.ts'
import { listMarks, storeMarks } from './step-queries.ts'

/**
 * B21.7: joins what a device knows with what the shop knows, and answers with both. Marks of a guide that this person may
 * not read are neither taken nor told; those that are stored wait until the guide is open again.
 */
export async function syncSteps(
  deps: Pick<ProgressDeps, 'db' | 'clock' | 'catalogue'>,
  user: User,
  marks: readonly StepMark[],
): Promise<{ marks: StepMark[] }> {
  const now = deps.clock().getTime()
  const stored = await listMarks(deps.db, user.id)
  const named = new Set([...marks, ...stored].map(({ guideId }) => guideId))
  const readable = new Set(await listReadable(deps, user, [...named]))
  const isOpen = ({ guideId }: StepMark) => readable.has(guideId)
  // In one order, so that two devices at the same time wait for each other instead of locking each other out.
  const inOrder = mergeMarks(marks.filter(isOpen))
    .map((mark) => ({ ...mark, at: Math.min(mark.at, now) }))
    .toSorted((one, other) => one.guideId - other.guideId || (one.step < other.step ? -1 : 1))
  await storeMarks(deps.db, user.id, inOrder)
  return { marks: (await listMarks(deps.db, user.id)).filter(isOpen) }
}
