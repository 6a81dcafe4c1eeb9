import { useMemo, useSyncExternalStore } from 'react'
import { availableStorages, storeItem } from './browser-storages.ts'
import { listenTo } from './listeners.ts'

/** Creates a list in localStorage. Reading ignores stored values for which `parse` returns undefined. */
export function createStoredList<Item>(storageKey: string, parse: (value: unknown) => Item | undefined) {
  const changed = `${storageKey}-changed`
  // React compares the JSON as a snapshot.
  const readJson = () => availableStorages().local?.getItem(storageKey) ?? '[]'

  const read = (stored = readJson()): Item[] => {
    try {
      const values: unknown = JSON.parse(stored)
      return Array.isArray(values) ? values.flatMap((value) => parse(value) ?? []) : []
    } catch (error) {
      if (error instanceof SyntaxError) return []
      throw error
    }
  }

  const write = (items: readonly Item[]): void => {
    storeItem(availableStorages().local, storageKey, JSON.stringify(items))
    dispatchEvent(new Event(changed))
  }

  const subscribe = (listener: (event: Event) => void) => listenTo([changed, 'storage'], listener)

  const useItems = (): Item[] => {
    const stored = useSyncExternalStore(subscribe, readJson, () => '[]')
    return useMemo(() => read(stored), [stored])
  }

  return { read, write, subscribe, useItems }
}
