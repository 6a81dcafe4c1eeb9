import { mergeLatest, untilNow } from './merge-latest.ts'
import { isShown, mergeNotes, replaceNotes, writeNote, type StepNote } from './step-notes.ts'

/** B21.8: as many marks of one reader are kept, the latest. */
export const maxMarks = 500
/** Of one guide. */
export const maxSteps = 100

/** What a reader made of a step. */
export interface StepMark {
  guideId: number
  /** The step's key when it was marked. */
  step: string
  /** Where it stood then, from 0, and among how many. */
  place: number
  steps: number
  done: boolean
  /** The latest of its notes. */
  note: string
  /** The last note of each device; the release before had none. */
  notes?: StepNote[] | undefined
  /** When it was last changed, in milliseconds. */
  at: number
}

export interface Step {
  key: string
  text: string
}

/** A step with its reader's mark. */
export interface MarkedStep extends Step {
  place: number
  mark: StepMark | undefined
  /** The mark was made on an earlier wording. */
  rewritten: boolean
}

const stepOf = ({ guideId, step }: StepMark) => `${guideId} ${step}`

/** The last change of each step, the latest first, with the notes of all devices. */
export function mergeMarks(...lists: readonly (readonly StepMark[])[]): StepMark[] {
  const marks = lists.flat()
  const ofStep = Map.groupBy(marks, stepOf)
  const latest = mergeLatest(marks, {
    keyOf: stepOf,
    asText: (mark) => `${stepOf(mark)} ${mark.done} ${mark.place} ${mark.steps}`,
    most: maxMarks,
  })
  return latest.map(({ guideId, step, place, steps, done, at, ...mark }) => {
    const notes = mergeNotes(ofStep.get(`${guideId} ${step}`)?.flatMap(notesOf) ?? notesOf({ ...mark, at }))
    return { guideId, step, place, steps, done, note: latestNote(notes), notes, at }
  })
}

/** The same marks, no change of them later than `now`. */
export const marksUntil = (marks: readonly StepMark[], now: number): StepMark[] =>
  untilNow(marks, now).map(({ notes, ...mark }) => ({ ...mark, notes: notes && untilNow(notes, now) }))

const latestNote = (notes: readonly StepNote[]) => notes.find(isShown)?.text ?? ''

/** The release before wrote a note alone, over all that it knew of. */
function notesOf({ note, notes = [], at }: Pick<StepMark, 'note' | 'notes' | 'at'>): StepNote[] {
  return latestNote(notes) === note
    ? notes
    : [
        { device: '', kind: 'other', at, text: note },
        ...replaceNotes(notes.filter(({ device }) => device !== '')),
      ]
}

export const isBlank = ({ done, note }: Pick<StepMark, 'done' | 'note'>) => !done && note === ''

/**
 * B21.6: the marks of one guide on its steps as they are now. A step that was rewritten keeps its mark, which is found by its
 * place after the nearest marked step before it. What is left over belongs to steps that are gone.
 */
export function marksOnSteps(
  steps: readonly Step[],
  marks: readonly StepMark[],
): { steps: MarkedStep[]; gone: StepMark[] } {
  const own = new Map(marks.map((mark) => [mark.step, mark]))
  const keys = new Set(steps.map(({ key }) => key))
  const loose = new Set(marks.filter((mark) => !keys.has(mark.step) && !isBlank(mark)))
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

/** The device on which a reader marks a step. */
export type Device = Pick<StepNote, 'device' | 'kind'>

/**
 * The marks that change when a reader ticks a step or writes a note: one for an earlier wording goes. A change is later
 * than the one that its reader saw, whatever the device's clock says.
 */
export function markStep(
  { guideId, steps, at: now, by }: Pick<StepMark, 'guideId' | 'steps' | 'at'> & { by: Device },
  { key, place, mark }: MarkedStep,
  { done = mark?.done ?? false, note }: Partial<Pick<StepMark, 'done' | 'note'>>,
): StepMark[] {
  const at = Math.max(now, (mark?.at ?? 0) + 1)
  const known = mark === undefined ? [] : notesOf(mark)
  const notes = note === undefined ? known : writeNote(known, { ...by, at, text: note })
  const changed = { guideId, step: key, place, steps, done, note: latestNote(notes), notes, at }
  return mark === undefined || mark.step === key
    ? [changed]
    : [changed, { ...mark, done: false, note: '', notes: replaceNotes(known), at }]
}
