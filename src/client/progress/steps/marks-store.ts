import { mergeMarks, type StepMark } from '../../../shared/progress/steps.ts'
import type { Api } from '../../platform/api/api.ts'
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

/** Asks the account; what it returns joins the answer with what is stored by then. */
export async function askForMarks(api: Api): Promise<() => void> {
  const { marks } = await api.finishing.syncSteps.mutate({ marks: readMarks() })
  return () => addMarks(marks)
}

export function addMarks(marks: readonly StepMark[]): void {
  const merged = mergeMarks(readMarks(), marks)
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
  const { guideId, step, place, steps, done, note, at } = value as Partial<Record<keyof StepMark, unknown>>
  return (
    [guideId, place, steps, at].every(Number.isInteger) &&
    typeof step === 'string' &&
    typeof done === 'boolean' &&
    typeof note === 'string'
  )
}
