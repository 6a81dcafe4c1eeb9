import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

// All that a card needs; the rest of the list is in saved-list.ts, which few visits load.

/** In the storage, and of the event that tells of a change. */
const name = 'saved-guides'

/**
 * B21.2: the stored format, the latest first: in ' +12@1700000000000 -7@1690000000000' guide 12 was saved and guide 7
 * removed.
 */
export const storedSaved = () => availableStorages().local?.getItem(name) ?? ''

export function storeSaved(text: string): void {
  storeItem(availableStorages().local, name, text)
  dispatchEvent(new Event(name))
}

/** Every card looks at this, so it is only looked for, and nothing is taken apart. */
export const isSaved = (guideId: number) => storedSaved().includes(` +${guideId}@`)

export function toggleSaved(guideId: number): void {
  const others = storedSaved().replace(RegExp(` .${guideId}@\\d+`), '')
  storeSaved(` ${isSaved(guideId) ? '-' : '+'}${guideId}@${Date.now()}${others}`)
}

export function followSaved(listener: () => void): () => void {
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
