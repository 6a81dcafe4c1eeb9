import { useMemo } from 'react'
import { clampTimes } from '../../../shared/progress/merge-latest.ts'
import {
  isReadingInProgress,
  mergeReadingPlaces,
  type ReadingPlace,
} from '../../../shared/progress/places.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { createStoredList } from '../../platform/browser/stored-list.ts'

export interface SavedReadingPlace extends ReadingPlace {
  titleEn: string
  titleJa: string
}

/** The reading places, the latest first, including finished guides. A log-out deletes them. */
const places = createStoredList('reading-places', parsePlace)
export const readReadingPlaces = places.read
export const subscribeToReadingPlaces = places.subscribe

/** Returns the places in guides that are being read, the latest first. */
export const listPlacesInProgress = (stored?: string) => readReadingPlaces(stored).filter(isReadingInProgress)

/** Returns the places in guides that the user is reading, the latest first. */
export function useReadingPlaces(): SavedReadingPlace[] {
  const all = places.useItems()
  return useMemo(() => all.filter(isReadingInProgress), [all])
}

/** Merges places into the stored ones. Stored times after `now`, the server's time if known, are set to `now`. */
export function addReadingPlaces(added: readonly SavedReadingPlace[], now = Infinity): void {
  places.write(mergeReadingPlaces(clampTimes(places.read(), now), added))
}

function parsePlace(value: unknown): SavedReadingPlace | undefined {
  // The previous release stored places without a block.
  const place = { block: '', ...(value as Partial<SavedReadingPlace> | null) }
  const isPlace =
    [place.guideId, place.percent, place.at].every(Number.isInteger) &&
    [place.titleEn, place.titleJa, place.block].every((text) => typeof text === 'string')
  return isPlace ? (place as SavedReadingPlace) : undefined
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
