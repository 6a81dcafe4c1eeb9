import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { listenTo } from '../../platform/browser/listeners.ts'

// This module contains only what cards need. The rest is in saved-list.ts, which few visits load.

/** Storage key, and name of the event that reports a change. */
const name = 'saved-guides'

/** Returns the stored list, the latest first: ' +12@1700000000000 -7@1690000000000' saves guide 12 and removes 7 (B21.2). */
export const readStoredSavedGuides = () => availableStorages().local?.getItem(name) ?? ''

export function writeStoredSavedGuides(text: string): void {
  storeItem(availableStorages().local, name, text)
  dispatchEvent(new Event(name))
}

/** Returns whether the guide is saved. Searches the text without parsing it, because every card calls this function. */
export const isGuideSaved = (guideId: number) => readStoredSavedGuides().includes(` +${guideId}@`)

export const countSavedGuides = () => readStoredSavedGuides().split(' +').length - 1

export function toggleSavedGuide(guideId: number): void {
  const others = readStoredSavedGuides().replace(RegExp(` .${guideId}@\\d+`), '')
  writeStoredSavedGuides(` ${isGuideSaved(guideId) ? '-' : '+'}${guideId}@${Date.now()}${others}`)
}

export const subscribeToSavedGuides = (listener: (event: Event) => void) =>
  listenTo([name, 'storage'], listener)
