export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storages: `local` is permanent, `session` ends with the tab. Undefined if they are blocked. */
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

/** Calls the listener after the event `changed` of this tab, and after another tab has changed a stored item. Returns an unsubscribe function. */
export function subscribeToStoredItem(changed: string, listener: (event: Event) => void): () => void {
  const events = [changed, 'storage']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Stores an item. Ignores a full storage, because the shop works without any stored item. */
export function storeItem(storage: ItemStorage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    storage?.removeItem(key)
  }
}
