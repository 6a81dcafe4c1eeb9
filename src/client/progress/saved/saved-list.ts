import { clampTimes } from '../../../shared/progress/merge-latest.ts'
import { mergeSavedGuides, type SavedGuideChange } from '../../../shared/progress/saved.ts'
import { readStoredSavedGuides, writeStoredSavedGuides } from './saved-store.ts'

/** Returns the changes of the saved list, the latest first. */
export function readSavedChanges(): SavedGuideChange[] {
  const changes = [...readStoredSavedGuides().matchAll(/ ([+-])(\d+)@(\d+)/g)].map(
    ([, sign, guideId, at]) => ({
      guideId: Number(guideId),
      saved: sign === '+',
      at: Number(at),
    }),
  )
  return mergeSavedGuides(changes)
}

/** Merges changes into the stored list. Stored times after `now`, the server's time, are set to `now`. */
export const addSavedChanges = (changes: readonly SavedGuideChange[], now: number) =>
  writeStoredSavedGuides(mergeSavedGuides(clampTimes(readSavedChanges(), now), changes).map(toText).join(''))

const toText = ({ guideId, saved, at }: SavedGuideChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`
