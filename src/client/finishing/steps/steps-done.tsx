import type { ReactNode } from 'react'
import { isBlank } from '../../../shared/finishing/steps.ts'
import { countsOf, useMarks } from './use-marks.ts'

/** How far this reader is with a guide; nothing where its steps were not begun. */
export function StepsDone(props: { guideId: number; children: (done: string, all: string) => ReactNode }) {
  const marks = useMarks().filter((mark) => mark.guideId === props.guideId && !isBlank(mark))
  if (marks.length === 0) return null
  const { done, all } = countsOf(marks)
  return props.children(done, all)
}
