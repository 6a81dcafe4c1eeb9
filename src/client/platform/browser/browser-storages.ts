export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Available storages: `local` is permanent, `session` ends with the tab. */
export interface BrowserStorages<S = Storage> {
  local?: S
  session?: S
}

/** Returns the storages; empty if the browser blocks them. */
export function availableStorages(): BrowserStorages {
  try {
    return { local: localStorage, session: sessionStorage }
  } catch {
    return {}
  }
}

/** Stores an item; does nothing if the storage is full, because no stored item is required. */
export function storeItem(storage: ItemStorage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}
