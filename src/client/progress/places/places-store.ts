import { clampTimes } from '../../../shared/progress/merge-latest.ts'
import {
  isReadingInProgress,
  mergeReadingPlaces,
  type ReadingPlace,
} from '../../../shared/progress/places.ts'
import {
  availableStorages,
  storeItem,
  subscribeToStoredItem,
} from '../../platform/browser/browser-storages.ts'

/** Storage key of the reading places, which a log-out deletes. */
const storageKey = 'reading-places'
const changed = 'reading-places-changed'

export interface SavedReadingPlace extends ReadingPlace {
  titleEn: string
  titleJa: string
}

/** Returns the stored JSON, which React compares as a snapshot. */
export const readStoredReadingPlaces = () => availableStorages().local?.getItem(storageKey) ?? '[]'

/** Returns all reading places, the latest first, including finished guides. Ignores invalid stored entries. */
export function readReadingPlaces(stored = readStoredReadingPlaces()): SavedReadingPlace[] {
  try {
    const places: unknown = JSON.parse(stored)
    // The previous release stored places without a block.
    return Array.isArray(places)
      ? places.filter(isPlace).map((place) => ({ ...place, block: place.block ?? '' }))
      : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Returns the places in guides that are being read, the latest first. */
export const listPlacesInProgress = (stored = readStoredReadingPlaces()) =>
  readReadingPlaces(stored).filter(isReadingInProgress)

/** Merges places into the stored ones. Stored times after `now`, the server's time if known, are set to `now`. */
export function addReadingPlaces(places: readonly SavedReadingPlace[], now = Infinity): void {
  const merged = mergeReadingPlaces(clampTimes(readReadingPlaces(), now), places)
  storeItem(availableStorages().local, storageKey, JSON.stringify(merged))
  dispatchEvent(new Event(changed))
}

export const subscribeToReadingPlaces = (listener: (event: Event) => void) =>
  subscribeToStoredItem(changed, listener)

function isPlace(value: unknown): value is Omit<SavedReadingPlace, 'block'> & { block?: string } {
  if (typeof value !== 'object' || value === null) return false
  const {
    guideId,
    titleEn,
    titleJa,
    percent,
    at,
    block = '',
  } = value as Partial<Record<keyof SavedReadingPlace, unknown>>
  return (
    [guideId, percent, at].every(Number.isInteger) &&
    [titleEn, titleJa, block].every((text) => typeof text === 'string')
  )
}

/** Storage key of the disabled sync. A log-out deletes it, because the account has the setting. */
const switchKey = 'progress-sync-off'
const switched = 'progress-sync-switched'

/** Returns whether the user has disabled the sync (B21.95). This browser then sends no progress. */
export const isProgressSyncOff = () => availableStorages().local?.getItem(switchKey) === 'true'

export function setProgressSyncOff(off: boolean): void {
  const { local } = availableStorages()
  if (off) storeItem(local, switchKey, 'true')
  else local?.removeItem(switchKey)
  dispatchEvent(new Event(switched))
}

export function subscribeToProgressSyncSwitch(listener: () => void): void {
  addEventListener(switched, listener)
}
