import { useSyncExternalStore } from 'react'
import { clampTimes } from '../../../shared/progress/merge-latest.ts'
import { mergeSavedGuides, type SavedGuideChange } from '../../../shared/progress/saved.ts'
import { readStoredSavedGuides, subscribeToSavedGuides, writeStoredSavedGuides } from './saved-store.ts'

/** Returns the changes of the saved list, the latest first. */
export function readSavedChanges(): SavedGuideChange[] {
  const changes = readStoredSavedGuides().matchAll(/ ([+-])(\d+)@(\d+)/g)
  return mergeSavedGuides(
    Array.from(changes, ([, sign, guideId, at]) => ({
      guideId: Number(guideId),
      saved: sign === '+',
      at: Number(at),
    })),
  )
}

/** Merges changes into the stored list. Stored times after `now`, the server's time, are set to `now`. */
export const addSavedChanges = (changes: readonly SavedGuideChange[], now: number) =>
  writeStoredSavedGuides(mergeSavedGuides(clampTimes(readSavedChanges(), now), changes).map(toText).join(''))

const toText = ({ guideId, saved, at }: SavedGuideChange) => ` ${saved ? '+' : '-'}${guideId}@${at}`

/** Returns the ids of the saved guides, the latest first. */
export const useSavedGuideIds = () =>
  useSyncExternalStore(subscribeToSavedGuides, savedIds, () => '')
    .split(' ')
    .flatMap((id) => (id === '' ? [] : Number(id)))

/** Returns a string, because React compares snapshots by value only if they are primitive. */
const savedIds = () =>
  readSavedChanges()
    .filter(({ saved }) => saved)
    .map(({ guideId }) => guideId)
    .join(' ')
