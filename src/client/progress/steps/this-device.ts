import type { Device } from '../../../shared/progress/steps.ts'
import type { DeviceKind } from '../../../shared/progress/step-notes.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

/** Logging out removes it. */
const storageKey = 'device-of-notes'

/** Tells the notes of one browser from those of another: a random name, until the log-out, and what the reader knows it by. */
export function thisDevice(): Device {
  const { local } = availableStorages()
  const known = local?.getItem(storageKey)
  if (known != null) return { device: known, kind: kindOf(navigator) }
  const device = crypto.randomUUID().slice(0, 8)
  storeItem(local, storageKey, device)
  return { device, kind: kindOf(navigator) }
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export function kindOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone/.test(userAgent)) return 'iphone'
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad'
  const found = /Android|Macintosh|Windows|Linux/.exec(userAgent)?.[0]
  return found === 'Macintosh' ? 'mac' : ((found?.toLowerCase() as DeviceKind | undefined) ?? 'other')
}
