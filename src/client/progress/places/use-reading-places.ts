import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToPlaces, listPlacesInProgress, readStoredPlaces, type SavedPlace } from './places-store.ts'

/** Returns the places in guides that the user is reading, the latest first. */
export function useReadingPlaces(): SavedPlace[] {
  const stored = useSyncExternalStore(subscribeToPlaces, readStoredPlaces, () => '[]')
  return useMemo(() => listPlacesInProgress(stored), [stored])
}
