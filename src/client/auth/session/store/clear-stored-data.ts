import type { BrowserStorages, KeyedStorage } from '../../../platform/browser/browser-storages.ts'

/** Keys that belong to the browser and not to a user (B7.19). */
const keptKeys = new Set(['language', 'ai-income-theme', 'analytics-consent'])

/** Deletes the user's stored data, except keys that `spared` matches. */
export function clearStoredData(
  { local, session }: BrowserStorages<KeyedStorage>,
  spared: (key: string) => boolean = () => false,
): void {
  for (const storage of [local, session]) {
    if (storage === undefined) continue
    for (const key of listKeys(storage)) {
      if (!keptKeys.has(key) && !spared(key)) storage.removeItem(key)
    }
  }
}

function listKeys(storage: KeyedStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}

/** Deletes saved lists and visited pages, which contain no personal data (B4.12). Keeps the cached code of the shop. */
export async function deleteSavedPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const saved = names.filter((name) => !name.startsWith('release-'))
  await Promise.all(saved.map((name) => caches.delete(name)))
}
