import { deleteAllOfflineCopies } from '../../../offline/copies/copy-store.ts'
import { availableStorages } from '../../../platform/browser/browser-storages.ts'

/** Keys that belong to the browser and not to a user (B7.19). */
const keptKeys = new Set(['language', 'ai-income-theme', 'analytics-consent'])

/** Deletes the user's stored data, except keys that `spared` matches. */
export function clearStoredData(spared: (key: string) => boolean = () => false): void {
  const { local, session } = availableStorages()
  for (const storage of [local, session]) {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    for (const key of keys) if (!keptKeys.has(key) && !spared(key)) storage?.removeItem(key)
  }
}

/** Deletes data outside local and session storage: offline copies of guides, saved lists and visited pages. */
export async function deleteCopies(): Promise<void> {
  await Promise.all([deleteAllOfflineCopies(), deleteSavedPages()])
}

/** Deletes saved lists and visited pages, which contain no personal data (B4.12). Keeps the cached code of the shop. */
async function deleteSavedPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const saved = names.filter((name) => !name.startsWith('release-'))
  await Promise.all(saved.map((name) => caches.delete(name)))
}
