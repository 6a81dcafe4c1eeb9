import { allowedTransitions, type GuideState } from '../../../shared/guides/editing/guide-states.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { enqueueDuplicateCheck } from '../duplicates/index.ts'
import { clearDuplicates, lockGuideState, publishDueGuides, updateGuideState } from './state-queries.ts'

export const publishQueue = 'guides.publish'

interface StateChange {
  id: number
  to: GuideState
  /** Time of publication in ISO 8601. Only set if `to` is `scheduled`. */
  publishAt?: string | undefined
}

/**
 * Schedules, publishes or withdraws a guide, or makes a scheduled guide a draft again (B20.50). Returns the states before and
 * after, or undefined if the guide already has this state.
 */
export async function transitionGuide(
  tx: Db,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { id, to, publishAt }: StateChange,
) {
  const after = { state: to, publishAt: timeOf(to, publishAt, clock()) }
  const before = await lockGuideState(tx, id)
  if (before === undefined) throw new Refusal('not-found', `No guide ${id}`)
  if (before.state === to && before.publishAt?.getTime() === after.publishAt?.getTime()) return undefined
  if (!allowedTransitions[before.state].includes(to))
    throw new Refusal('wrong-state', `Guide ${id} is ${before.state} and can't become ${to}`)
  await updateGuideState(tx, id, after)
  if (to === 'withdrawn') await clearDuplicates(tx, id)
  if (after.publishAt === null) await enqueueDuplicateCheck({ jobs }, tx)
  else {
    const key = `${id} ${after.publishAt.toISOString()}`
    await jobs.send(tx, publishQueue, { guideId: id }, { key, at: after.publishAt })
  }
  return { before, after }
}

function timeOf(to: GuideState, asked: string | undefined, now: Date): Date | null {
  if (to !== 'scheduled') return null
  const time = new Date(asked ?? '')
  if (!(time > now)) throw new Refusal('invalid-input', 'publishAt: must be a time to come')
  return time
}

/** Publishes scheduled guides that are due (B20.52). */
export async function publishGuides({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const published = await publishDueGuides(tx)
    if (published.length > 0) await enqueueDuplicateCheck({ jobs }, tx)
  })
}
