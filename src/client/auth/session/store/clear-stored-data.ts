import type { BrowserStorages, KeyedStorage } from '../../../platform/browser/browser-storages.ts'

/** B7.19: what belongs to the browser, not to the person who logs out. */
const keptKeys = new Set(['language', 'ai-income-theme', 'analytics-consent'])

/** `spared` matches keys of the current user or page. */
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

/**
 * Saved lists and visited pages contain no personal data, but they are deleted with the rest (B4.12). The service
 * worker's copies of the shop's own code stay.
 */
export async function deleteSavedPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const saved = names.filter((name) => !name.startsWith('release-'))
  await Promise.all(saved.map((name) => caches.delete(name)))
}
