import { listOfflineCopies } from '../../offline/copies/copy-store.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { listPlacesInProgress } from '../../progress/places/places-store.ts'

export type BrowserData = Awaited<ReturnType<typeof readBrowserData>>

/** Reads the data that only this browser has about its user: no text of a guide, no token (B18.11). */
export async function readBrowserData(uid: string) {
  const { local } = availableStorages()
  const stored = (key: string) => local?.getItem(key) ?? null
  const copies = (await listOfflineCopies()).filter((copy) => copy.uid === uid)
  return {
    reading: listPlacesInProgress().map(({ guideId, titleEn, percent, at }) => ({
      guideId,
      title: titleEn,
      percent: Math.round(percent),
      at: new Date(at).toISOString(),
    })),
    offline: copies.map(({ guideId, titleEn, keptAt }) => ({
      guideId,
      title: titleEn,
      keptAt: new Date(keptAt).toISOString(),
    })),
    settings: {
      language: stored(storageKeys.languageKey),
      theme: stored(storageKeys.themeKey),
      consent: stored(storageKeys.consentKey),
    },
  }
}
