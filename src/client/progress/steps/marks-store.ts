import { marksUntil, mergeMarks, type StepMark } from '../../../shared/progress/steps.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'

/** Logging out removes it. */
const storageKey = 'step-marks'
const changed = 'step-marks-changed'

/** Equal to itself as long as nothing changes. */
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

/** Nothing that is stored here counts as later than `now`, the time of the shop where it is known. */
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
