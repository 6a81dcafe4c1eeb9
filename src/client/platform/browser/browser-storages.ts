/** The browser's storages: `local` is permanent, `session` ends with the tab. Undefined if they are blocked. */
interface BrowserStorages {
  local?: Storage
  session?: Storage
}

/** Returns the storages; empty if the browser blocks them. */
export function availableStorages(): BrowserStorages {
  try {
    return { local: localStorage, session: sessionStorage }
  } catch {
    return {}
  }
}

/** Stores an item. Ignores a full storage, because the shop works without any stored item. */
export function storeItem(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}
