import { mergeLatest, clampTimes } from './merge-latest.ts'
import { isActiveNote, mergeNotes, replaceNotes, addStepNote, type StepNote } from './step-notes.ts'

/** Maximum number of step marks stored per user; the latest are kept (B21.8). */
export const maxStepMarks = 500
/** Maximum number of steps of one guide. */
export const maxStepsPerGuide = 100

/** A user's check mark and notes on one step of a guide. */
export interface StepMark {
  guideId: number
  /** Key of the step at the time of the mark. */
  step: string
  /** Position of the step from 0 at the time of the mark; `steps` is the guide's number of steps at that time. */
  place: number
  steps: number
  done: boolean
  /** Text of the latest note. */
  note: string
  /** The latest note of each device. Undefined in marks of the previous release. */
  notes?: StepNote[] | undefined
  /** Time of the last change in milliseconds. */
  at: number
}

export interface Step {
  key: string
  text: string
}

/** A step with the user's mark on it. */
export interface MarkedStep extends Step {
  place: number
  mark: StepMark | undefined
  /** Whether the step was rewritten after it was marked. */
  rewritten: boolean
}

const stepOf = ({ guideId, step }: StepMark) => `${guideId} ${step}`

/** Merges lists into the latest mark per step, newest first, with the notes of all devices. */
export function mergeStepMarks(...lists: readonly (readonly StepMark[])[]): StepMark[] {
  const marks = lists.flat()
  const ofStep = Map.groupBy(marks, stepOf)
  const latest = mergeLatest(marks, {
    keyOf: stepOf,
    asText: (mark) => `${stepOf(mark)} ${mark.done} ${mark.place} ${mark.steps}`,
    most: maxStepMarks,
  })
  return latest.map(({ guideId, step, place, steps, done, at, ...mark }) => {
    const notes = mergeNotes(ofStep.get(`${guideId} ${step}`)?.flatMap(notesOf) ?? notesOf({ ...mark, at }))
    return { guideId, step, place, steps, done, note: latestNote(notes), notes, at }
  })
}

/** Returns the marks with times limited to `now`, including the times of their notes. */
export const clampStepMarkTimes = (marks: readonly StepMark[], now: number): StepMark[] =>
  clampTimes(marks, now).map(({ notes, ...mark }) => ({ ...mark, notes: notes && clampTimes(notes, now) }))

const latestNote = (notes: readonly StepNote[]) => notes.find(isActiveNote)?.text ?? ''

/** Returns all notes of a mark. The previous release wrote only `note`, which replaces the notes it was based on. */
function notesOf({ note, notes = [], at }: Pick<StepMark, 'note' | 'notes' | 'at'>): StepNote[] {
  return latestNote(notes) === note
    ? notes
    : [
        { device: '', kind: 'other', at, text: note },
        ...replaceNotes(notes.filter(({ device }) => device !== '')),
      ]
}

export const isBlankMark = ({ done, note }: Pick<StepMark, 'done' | 'note'>) => !done && note === ''

/**
 * Assigns the marks of a guide to its current steps (B21.6). A rewritten step keeps its mark, which is found by its distance to
 * the nearest marked step before it. `gone` contains marks with notes on steps that no longer exist.
 */
export function assignStepMarks(
  steps: readonly Step[],
  marks: readonly StepMark[],
): { steps: MarkedStep[]; gone: StepMark[] } {
  const own = new Map(marks.map((mark) => [mark.step, mark]))
  const keys = new Set(steps.map(({ key }) => key))
  const loose = new Set(marks.filter((mark) => !keys.has(mark.step) && !isBlankMark(mark)))
  let moved = 0
  const marked = steps.map((step, place): MarkedStep => {
    const mark = own.get(step.key)
    if (mark !== undefined) {
      moved = place - mark.place
      return { ...step, place, mark, rewritten: false }
    }
    const earlier = [...loose].find((each) => each.place + moved === place)
    if (earlier !== undefined) loose.delete(earlier)
    return { ...step, place, mark: earlier, rewritten: earlier !== undefined }
  })
  return { steps: marked, gone: [...loose].filter(({ note }) => note !== '') }
}

/** The device on which a user marks a step. */
export type NoteDevice = Pick<StepNote, 'device' | 'kind'>

/**
 * Returns the changed marks after a user ticks a step or writes a note. A mark on an earlier wording is cleared. The change is
 * later than the shown mark, even if the device's clock is behind.
 */
export function markStep(
  { guideId, steps, at: now, by }: Pick<StepMark, 'guideId' | 'steps' | 'at'> & { by: NoteDevice },
  { key, place, mark }: MarkedStep,
  { done = mark?.done ?? false, note }: Partial<Pick<StepMark, 'done' | 'note'>>,
): StepMark[] {
  const at = Math.max(now, (mark?.at ?? 0) + 1)
  const known = mark === undefined ? [] : notesOf(mark)
  const notes = note === undefined ? known : addStepNote(known, { ...by, at, text: note })
  const changed = { guideId, step: key, place, steps, done, note: latestNote(notes), notes, at }
  return mark === undefined || mark.step === key
    ? [changed]
    : [changed, { ...mark, done: false, note: '', notes: replaceNotes(known), at }]
}
