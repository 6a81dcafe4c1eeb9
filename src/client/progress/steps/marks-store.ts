import type { DeviceKind } from '../../../shared/progress/step-notes.ts'
import {
  clampStepMarkTimes,
  mergeStepMarks,
  type NoteDevice,
  type StepMark,
} from '../../../shared/progress/steps.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { createStoredList } from '../../platform/browser/stored-list.ts'

/** The user's step marks in all guides, the latest first. A log-out deletes them. */
const marks = createStoredList('step-marks', parseMark)
export const readStepMarks = marks.read
export const subscribeToStepMarks = marks.subscribe
export const useStepMarks = marks.useItems

/** Merges marks into the stored ones. Stored times after `now`, the server's time if known, are set to `now`. */
export function addStepMarks(added: readonly StepMark[], now = Infinity): void {
  marks.write(mergeStepMarks(clampStepMarkTimes(marks.read(), now), added))
}

function parseMark(value: unknown): StepMark | undefined {
  const mark = { ...(value as Partial<StepMark> | null) }
  const isMark =
    [mark.guideId, mark.place, mark.steps, mark.at].every(Number.isInteger) &&
    typeof mark.step === 'string' &&
    typeof mark.done === 'boolean' &&
    typeof mark.note === 'string' &&
    (mark.notes === undefined || Array.isArray(mark.notes))
  return isMark ? (mark as StepMark) : undefined
}

/** Returns the number of completed steps, and the number of steps that the guide had when the latest one was marked. */
export function countSteps(marks: readonly StepMark[]): { done: string; all: string } {
  const all = marks[0]?.steps ?? 0
  const done = marks.filter((mark) => mark.done).length
  return { done: String(Math.min(done, all)), all: String(all) }
}

/** Storage key of this device's id, which a log-out deletes. */
const deviceKey = 'device-of-notes'

/** Returns the random id of this browser and the kind of device, which readers see beside a note. */
export function getThisDevice(): NoteDevice {
  const { local } = availableStorages()
  const known = local?.getItem(deviceKey)
  if (known != null) return { device: known, kind: detectDeviceKind() }
  const device = crypto.randomUUID().slice(0, 8)
  storeItem(local, deviceKey, device)
  return { device, kind: detectDeviceKind() }
}

/** Returns the kind of device. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
function detectDeviceKind(): DeviceKind {
  const { userAgent, maxTouchPoints } = navigator
  if (/iPhone/.test(userAgent)) return 'iphone'
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad'
  const found = /Android|Macintosh|Windows|Linux/.exec(userAgent)?.[0]
  return found === 'Macintosh' ? 'mac' : ((found?.toLowerCase() as DeviceKind | undefined) ?? 'other')
}
