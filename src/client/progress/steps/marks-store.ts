import type { DeviceKind } from '../../../shared/progress/step-notes.ts'
import {
  clampStepMarkTimes,
  mergeStepMarks,
  type NoteDevice,
  type StepMark,
} from '../../../shared/progress/steps.ts'
import {
  availableStorages,
  storeItem,
  subscribeToStoredItem,
} from '../../platform/browser/browser-storages.ts'

/** Storage key of the step marks, which a log-out deletes. */
const storageKey = 'step-marks'
const changed = 'step-marks-changed'

/** Returns the stored JSON, which React compares as a snapshot. */
export const readStoredStepMarks = () => availableStorages().local?.getItem(storageKey) ?? '[]'

/** Returns all step marks, the latest first. Ignores invalid stored entries. */
export function readStepMarks(stored = readStoredStepMarks()): StepMark[] {
  try {
    const marks: unknown = JSON.parse(stored)
    return Array.isArray(marks) ? marks.filter(isMark) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Merges marks into the stored ones. Stored times after `now`, the server's time if known, are set to `now`. */
export function addStepMarks(marks: readonly StepMark[], now = Infinity): void {
  const merged = mergeStepMarks(clampStepMarkTimes(readStepMarks(), now), marks)
  storeItem(availableStorages().local, storageKey, JSON.stringify(merged))
  dispatchEvent(new Event(changed))
}

export const subscribeToStepMarks = (listener: (event: Event) => void) =>
  subscribeToStoredItem(changed, listener)

function isMark(value: unknown): value is StepMark {
  if (typeof value !== 'object' || value === null) return false
  const {
    guideId,
    step,
    place,
    steps,
    done,
    note,
    notes = [],
    at,
  } = value as Partial<Record<keyof StepMark, unknown>>
  return (
    [guideId, place, steps, at].every(Number.isInteger) &&
    typeof step === 'string' &&
    typeof done === 'boolean' &&
    typeof note === 'string' &&
    Array.isArray(notes)
  )
}

/** Storage key of this device's id, which a log-out deletes. */
const deviceKey = 'device-of-notes'

/** Returns the random id of this browser and the kind of device, which readers see beside a note. */
export function getThisDevice(): NoteDevice {
  const { local } = availableStorages()
  const known = local?.getItem(deviceKey)
  if (known != null) return { device: known, kind: detectDeviceKind(navigator) }
  const device = crypto.randomUUID().slice(0, 8)
  storeItem(local, deviceKey, device)
  return { device, kind: detectDeviceKind(navigator) }
}

/** Returns the kind of device. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function detectDeviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone/.test(userAgent)) return 'iphone'
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad'
  const found = /Android|Macintosh|Windows|Linux/.exec(userAgent)?.[0]
  return found === 'Macintosh' ? 'mac' : ((found?.toLowerCase() as DeviceKind | undefined) ?? 'other')
}
