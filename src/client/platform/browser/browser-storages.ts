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

/** Calls the listener after the event `changed` of this tab, and after another tab has changed a stored item. Returns an unsubscribe function. */
export function subscribeToStoredItem(changed: string, listener: (event: Event) => void): () => void {
  const events = [changed, 'storage']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
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
