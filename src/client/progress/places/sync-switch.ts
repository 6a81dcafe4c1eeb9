import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

/** Logging out removes it: the account knows it. */
const storageKey = 'progress-sync-off'
const changed = 'progress-sync-changed'

/** B21.95: this browser sends nothing once it knows that the user turned the sync off. */
export const isSyncOff = () => availableStorages().local?.getItem(storageKey) === 'true'

export function setSyncOff(off: boolean): void {
  const { local } = availableStorages()
  if (off) storeItem(local, storageKey, 'true')
  else local?.removeItem(storageKey)
  dispatchEvent(new Event(changed))
}

export function followSyncSwitch(listener: () => void): void {
  addEventListener(changed, listener)
}
