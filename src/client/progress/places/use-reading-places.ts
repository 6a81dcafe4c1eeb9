import { useMemo, useSyncExternalStore } from 'react'
import {
  subscribeToReadingPlaces,
  listPlacesInProgress,
  readStoredReadingPlaces,
  type SavedReadingPlace,
} from './places-store.ts'

/** Returns the places in guides that the user is reading, the latest first. */
export function useReadingPlaces(): SavedReadingPlace[] {
  const stored = useSyncExternalStore(subscribeToReadingPlaces, readStoredReadingPlaces, () => '[]')
  return useMemo(() => listPlacesInProgress(stored), [stored])
}
