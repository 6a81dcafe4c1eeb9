/** B21.8: as many marks of one reader are kept, the latest. */
export const mostMarks = 500
/** Of a note. */
export const longestNote = 1000
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
  note: string
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

/** The last change of each step, the latest first. */
export function mergeMarks(...lists: readonly (readonly StepMark[])[]): StepMark[] {
  const latest = new Map<string, StepMark>()
  for (const mark of lists.flat()) {
    const key = `${mark.guideId} ${mark.step}`
    const known = latest.get(key)
    if (known === undefined || mark.at > known.at) latest.set(key, mark)
  }
  return [...latest.values()].toSorted((one, other) => other.at - one.at).slice(0, mostMarks)
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

/** The marks that change when a reader ticks a step or writes a note: one for an earlier wording goes. */
export function markStep(
  { guideId, steps, at }: Pick<StepMark, 'guideId' | 'steps' | 'at'>,
  { key, place, mark }: MarkedStep,
  change: Partial<Pick<StepMark, 'done' | 'note'>>,
): StepMark[] {
  const { done, note } = { done: mark?.done ?? false, note: mark?.note ?? '', ...change }
  const changed = { guideId, step: key, place, steps, done, note, at }
  return mark === undefined || mark.step === key
    ? [changed]
    : [changed, { ...mark, done: false, note: '', at }]
}
