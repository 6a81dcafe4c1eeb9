import { untilNow } from '../../../shared/progress/merge-latest.ts'
import { mergeSaved, type SavedChange } from '../../../shared/progress/saved.ts'
import { storedSaved, storeSaved } from './saved-store.ts'

/** Returns the changes of the saved list, the latest first. */
export function readSaved(): SavedChange[] {
  const changes = [...storedSaved().matchAll(/ ([+-])(\d+)@(\d+)/g)].map(([, sign, guideId, at]) => ({
    guideId: Number(guideId),
    saved: sign === '+',
    at: Number(at),
  }))
  return mergeSaved(changes)
}

/** Merges changes into the stored list. Stored times after `now`, the server's time, are set to `now`. */
export const addSaved = (changes: readonly SavedChange[], now: number) =>
  storeSaved(mergeSaved(untilNow(readSaved(), now), changes).map(toText).join(''))

const toText = ({ guideId, saved, at }: SavedChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`
