import { useMemo, useSyncExternalStore } from 'react'
import type { StepMark } from '../../../shared/progress/steps.ts'
import { subscribeToStepMarks, readStepMarks, readStoredStepMarks } from './marks-store.ts'

/** Returns the user's step marks in all guides, the latest first. */
export function useStepMarks(): StepMark[] {
  const stored = useSyncExternalStore(subscribeToStepMarks, readStoredStepMarks, () => '[]')
  return useMemo(() => readStepMarks(stored), [stored])
}

/** Returns the number of completed steps, and the number of steps that the guide had when the latest one was marked. */
export function countSteps(marks: readonly StepMark[]): { done: string; all: string } {
  const all = marks[0]?.steps ?? 0
  const done = marks.filter((mark) => mark.done).length
  return { done: String(Math.min(done, all)), all: String(all) }
}
