/** Reading A51: what belongs to the browser, not to the person who logs out. */
const keptKeys = new Set(['language', 'ai-income-theme'])

export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

export function forgetStoredData(storages: readonly KeyedStorage[]): void {
  for (const storage of storages) {
    for (const key of listKeys(storage)) {
      if (!keptKeys.has(key)) storage.removeItem(key)
    }
  }
}

function listKeys(storage: KeyedStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}

/** Empty where the browser blocks storage. */
export function availableStorages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

/** Saved lists of guides are not about anybody, but they are dropped with the rest (reading A56). */
export async function forgetSavedCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
