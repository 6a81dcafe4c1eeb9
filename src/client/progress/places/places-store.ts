import { untilNow } from '../../../shared/progress/merge-latest.ts'
import { isUnderWay, mergePlaces, type ReadingPlace } from '../../../shared/progress/places.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

/** Removed on log-out. */
const storageKey = 'reading-places'
const changed = 'reading-places-changed'

export interface SavedPlace extends ReadingPlace {
  titleEn: string
  titleJa: string
}

/** Returns the same object until something changes. */
export const storedPlaces = () => availableStorages().local?.getItem(storageKey) ?? '[]'

/** The latest first, also of guides that were finished; invalid stored entries are ignored. */
export function readPlaces(stored = storedPlaces()): SavedPlace[] {
  try {
    const places: unknown = JSON.parse(stored)
    // The previous release stored no block.
    return Array.isArray(places)
      ? places.filter(isPlace).map((place) => ({ ...place, block: place.block ?? '' }))
      : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** The guides that are being read, the latest first. */
export const listUnderWay = (stored = storedPlaces()) => readPlaces(stored).filter(isUnderWay)

/** Dates what is stored here at `now` (the shop's time, if known) at the latest. */
export function addPlaces(places: readonly SavedPlace[], now = Infinity): void {
  const merged = mergePlaces(untilNow(readPlaces(), now), places)
  storeItem(availableStorages().local, storageKey, JSON.stringify(merged))
  dispatchEvent(new Event(changed))
}

export function followPlaces(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

function isPlace(value: unknown): value is Omit<SavedPlace, 'block'> & { block?: string } {
  if (typeof value !== 'object' || value === null) return false
  const {
    guideId,
    titleEn,
    titleJa,
    percent,
    at,
    block = '',
  } = value as Partial<Record<keyof SavedPlace, unknown>>
  return (
    [guideId, percent, at].every(Number.isInteger) &&
    [titleEn, titleJa, block].every((text) => typeof text === 'string')
  )
}

/** Removed on log-out, because the account has it. */
const switchKey = 'progress-sync-off'
const switched = 'progress-sync-switched'

/** B21.95: this browser sends nothing once it knows that the user turned the sync off. */
export const isSyncOff = () => availableStorages().local?.getItem(switchKey) === 'true'

export function setSyncOff(off: boolean): void {
  const { local } = availableStorages()
  if (off) storeItem(local, switchKey, 'true')
  else local?.removeItem(switchKey)
  dispatchEvent(new Event(switched))
}

export function followSyncSwitch(listener: () => void): void {
  addEventListener(switched, listener)
}
