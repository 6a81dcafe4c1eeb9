/** Reading A51: what belongs to the browser, not to the person who logs out. */
const keptKeys = new Set(['language', 'ai-income-theme'])

export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser allows: `local` outlives its session, `session` ends with the tab. */
export interface BrowserStorages<S = Storage> {
  local?: S
  session?: S
}

/** `spared` are keys that belong to whoever is signed in now. */
export function forgetStoredData(
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

/** Empty where the browser blocks storage. */
export function availableStorages(): BrowserStorages {
  try {
    return { local: localStorage, session: sessionStorage }
  } catch {
    return {}
  }
}

/** A full storage keeps nothing more; what is kept here is never needed to go on. */
export function keepItem(storage: ItemStorage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}
