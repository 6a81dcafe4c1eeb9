import { useMemo, useSyncExternalStore } from 'react'
import type { StepMark } from '../../../shared/finishing/steps.ts'
import { followMarks, readMarks, storedMarks } from './marks-store.ts'

/** This reader's marks in all guides, the latest first. */
export function useMarks(): StepMark[] {
  const stored = useSyncExternalStore(followMarks, storedMarks, () => '[]')
  return useMemo(() => readMarks(stored), [stored])
}
