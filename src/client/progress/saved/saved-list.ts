import { untilNow } from '../../../shared/progress/merge-latest.ts'
import { mergeSaved, type SavedChange } from '../../../shared/progress/saved.ts'
import { storedSaved, storeSaved } from './saved-store.ts'

/** The latest first. */
export function readSaved(): SavedChange[] {
  const changes = [...storedSaved().matchAll(/ ([+-])(\d+)@(\d+)/g)].map(([, sign, guideId, at]) => ({
    guideId: Number(guideId),
    saved: sign === '+',
    at: Number(at),
  }))
  return mergeSaved(changes)
}

/** Dates what is stored here at `now`, the shop's time, at the latest. */
export const addSaved = (changes: readonly SavedChange[], now: number) =>
  storeSaved(mergeSaved(untilNow(readSaved(), now), changes).map(toText).join(''))

const toText = ({ guideId, saved, at }: SavedChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`
