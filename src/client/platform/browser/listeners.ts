/** Creates a list of listeners. `subscribe` returns an unsubscribe function, as `useSyncExternalStore` requires. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Listens to events of the window; returns an unsubscribe function. */
export function listenTo(events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
