import { isDeepStrictEqual } from 'node:util'
import { clampTimes } from '../../shared/progress/merge-latest.ts'
import { mergeReadingPlaces } from '../../shared/progress/places.ts'
import type { Progress, SyncResult, SyncInput } from '../../shared/progress/progress-schemas.ts'
import { mergeSavedGuides } from '../../shared/progress/saved.ts'
import { clampStepMarkTimes, mergeStepMarks } from '../../shared/progress/steps.ts'
import { listReadableGuides, type AccessDeps } from '../access/index.ts'
import type { User } from '../platform/caller.ts'
import {
  findSyncOptOut,
  listStepMarks,
  listReadingPlaces,
  listSavedGuides,
  lockProgress,
  storeStepMarks,
  storeReadingPlaces,
  storeSavedGuides,
} from './progress-queries.ts'

type SyncDeps = Pick<AccessDeps, 'db' | 'clock' | 'catalogue'>

/**
 * Merges a device's progress with the stored one and returns what is newer than the device's (B21.93). Caps timestamps at the current time, because a change
 * from a clock that is ahead could never be undone. Ignores steps and places of guides that the user may not read, and keeps the stored ones until the guide is
 * readable again.
 */
export async function syncProgress(deps: SyncDeps, user: User, sent: SyncInput): Promise<SyncResult> {
  const now = deps.clock().getTime()
  return deps.db.transaction().execute(async (tx) => {
    await lockProgress(tx, user.id)
    if ((await findSyncOptOut(tx, user.id)) !== undefined)
      return { on: false, now, saved: [], marks: [], places: [] }
    const stored: Progress = {
      saved: await listSavedGuides(tx, user.id),
      marks: await listStepMarks(tx, user.id),
      places: await listReadingPlaces(tx, user.id),
    }
    const named = new Set([sent, stored].flatMap(({ marks, places }) => [...marks, ...places].map(idOf)))
    const readable = new Set(await listReadableGuides({ ...deps, db: tx }, user, [...named]))
    const guides = deps.catalogue.current()
    /** Keeps saved guides that are on sale, and steps and places of guides that the user may read. */
    const pickOpen = ({ saved, marks, places }: Progress): Progress => ({
      saved: saved.filter(({ guideId }) => guides.findSold(guideId) !== undefined),
      marks: marks.filter(({ guideId }) => readable.has(guideId)),
      places: places.filter(({ guideId }) => readable.has(guideId)),
    })
    const taken = pickOpen({
      saved: clampTimes(sent.saved, now),
      marks: clampStepMarkTimes(sent.marks, now),
      places: clampTimes(sent.places, now),
    })
    const merged: Progress = {
      saved: mergeSavedGuides(stored.saved, taken.saved),
      marks: mergeStepMarks(stored.marks, taken.marks),
      places: mergeReadingPlaces(stored.places, taken.places),
    }
    await storeSavedGuides(tx, user.id, changesOf(merged.saved, stored.saved))
    await storeStepMarks(tx, user.id, changesOf(merged.marks, stored.marks))
    await storeReadingPlaces(tx, user.id, changesOf(merged.places, stored.places))
    const { saved, marks, places } = pickOpen(newerThan(sent, merged))
    return {
      on: true,
      now,
      saved,
      marks,
      places: places.map((place) => {
        const { titleEn = '', titleJa = '' } = guides.findSold(place.guideId) ?? {}
        return { ...place, titleEn, titleJa }
      }),
    }
  })
}

type Change = Progress[keyof Progress][number]

const idOf = ({ guideId }: Change) => guideId

const changesOf = <C extends Change>(changes: readonly C[], known: readonly C[]) =>
  changes.filter((change) => !isDeepStrictEqual(change, known.find(isOfSame(change))))

const isOfSame = (one: Change) => (other: Change) =>
  one.guideId === other.guideId && ('step' in one ? one.step : '') === ('step' in other ? other.step : '')

/** Returns what the device doesn't know yet: of all guides with `sent.all`, otherwise of those that it sent. */
function newerThan(sent: SyncInput, { saved, marks, places }: Progress): Progress {
  const newer = <C extends Change>(changes: readonly C[], known: readonly C[]) =>
    changesOf(changes, known).filter((change) => sent.all || known.some(isOfSame(change)))
  return {
    saved: newer(saved, sent.saved),
    marks: newer(marks, sent.marks),
    places: newer(places, sent.places),
  }
}
