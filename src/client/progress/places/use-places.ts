import { useMemo, useSyncExternalStore } from 'react'
import { followPlaces, listUnderWay, storedPlaces, type SavedPlace } from './places-store.ts'

/** The guides that this reader is reading, the latest first. */
export function usePlaces(): SavedPlace[] {
  const stored = useSyncExternalStore(followPlaces, storedPlaces, () => '[]')
  return useMemo(() => listUnderWay(stored), [stored])
}
