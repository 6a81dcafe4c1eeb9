import { untilNow } from '../../../shared/progress/merge-latest.ts'
import { mergeSaved, type SavedChange } from '../../../shared/progress/saved.ts'
import { readStoredSaved, writeStoredSaved } from './saved-store.ts'

/** Returns the changes of the saved list, the latest first. */
export function readSavedChanges(): SavedChange[] {
  const changes = [...readStoredSaved().matchAll(/ ([+-])(\d+)@(\d+)/g)].map(([, sign, guideId, at]) => ({
    guideId: Number(guideId),
    saved: sign === '+',
    at: Number(at),
  }))
  return mergeSaved(changes)
}

/** Merges changes into the stored list. Stored times after `now`, the server's time, are set to `now`. */
export const addSavedChanges = (changes: readonly SavedChange[], now: number) =>
  writeStoredSaved(mergeSaved(untilNow(readSavedChanges(), now), changes).map(toText).join(''))

const toText = ({ guideId, saved, at }: SavedChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`
