import { useMemo, useSyncExternalStore } from 'react'
import { followPlaces, listUnderWay, storedPlaces, type SavedPlace } from './places-store.ts'

/** Returns the places in guides that the user is reading, the latest first. */
export function usePlaces(): SavedPlace[] {
  const stored = useSyncExternalStore(followPlaces, storedPlaces, () => '[]')
  return useMemo(() => listUnderWay(stored), [stored])
}
