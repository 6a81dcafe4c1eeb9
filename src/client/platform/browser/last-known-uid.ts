import { availableStorages } from './browser-storages.ts'
import { listenTo } from './listeners.ts'
import * as storageKeys from './storage-keys.ts'

/** Returns the uid of the user who signed in in this browser and has not signed out, with or without a cookie. */
export const getLastKnownUid = () =>
  availableStorages().local?.getItem(storageKeys.lastUserUidKey) ?? undefined

/** Calls the listener when another user may be signed in. A page in the back/forward cache receives no storage events. */
export const subscribeToLastKnownUid = (listener: () => void) =>
  listenTo(['storage', 'visibilitychange', 'pageshow'], listener)
