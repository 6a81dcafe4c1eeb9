import { useSyncExternalStore } from 'react'
import { readSavedChanges } from './saved-list.ts'
import { subscribeToSavedGuides } from './saved-store.ts'

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
