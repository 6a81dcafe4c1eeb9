export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser allows: `local` outlives its session, `session` ends with the tab. */
export interface BrowserStorages<S = Storage> {
  local?: S
  session?: S
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
export function storeItem(storage: ItemStorage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}
