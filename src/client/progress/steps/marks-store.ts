import type { DeviceKind } from '../../../shared/progress/step-notes.ts'
import { marksUntil, mergeMarks, type Device, type StepMark } from '../../../shared/progress/steps.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

/** Removed on log-out. */
const storageKey = 'step-marks'
const changed = 'step-marks-changed'

/** Returns the same object until something changes. */
export const storedMarks = () => availableStorages().local?.getItem(storageKey) ?? '[]'

/** The latest first; invalid stored entries are ignored. */
export function readMarks(stored = storedMarks()): StepMark[] {
  try {
    const marks: unknown = JSON.parse(stored)
    return Array.isArray(marks) ? marks.filter(isMark) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Dates what is stored here at `now` (the shop's time, if known) at the latest. */
export function addMarks(marks: readonly StepMark[], now = Infinity): void {
  const merged = mergeMarks(marksUntil(readMarks(), now), marks)
  storeItem(availableStorages().local, storageKey, JSON.stringify(merged))
  dispatchEvent(new Event(changed))
}

/** Also what other tabs change. */
export function followMarks(listener: () => void): () => void {
  const events = [changed, 'storage']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

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

/** Removed on log-out. */
const deviceKey = 'device-of-notes'

/** Identifies this browser's notes: a random id that is removed on log-out, and the kind of device that the reader sees. */
export function thisDevice(): Device {
  const { local } = availableStorages()
  const known = local?.getItem(deviceKey)
  if (known != null) return { device: known, kind: kindOf(navigator) }
  const device = crypto.randomUUID().slice(0, 8)
  storeItem(local, deviceKey, device)
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
