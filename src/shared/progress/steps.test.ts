import { expect, test } from 'vitest'
import { assignStepMarks, markStep, mergeStepMarks, type Step, type StepMark } from './steps.ts'

const stepsOf = (...texts: string[]): Step[] => texts.map((text) => ({ key: text, text }))
const mark = (step: string, place: number, more: Partial<StepMark> = {}): StepMark => ({
  guideId: 1,
  step,
  place,
  steps: 3,
  done: true,
  note: '',
  at: 1,
  ...more,
})
const shown = (steps: readonly Step[], marks: readonly StepMark[]) =>
  assignStepMarks(steps, marks).steps.map(
    ({ text, mark: own, rewritten }) =>
      `${own?.done === true ? 'x' : '-'} ${text}${rewritten ? ', rewritten' : ''}`,
  )

test('a rewritten step stays ticked and is marked as rewritten', () => {
  const marks = [mark('Ask', 0), mark('Write', 1)]
  expect(shown(stepsOf('Ask', 'Write better', 'Sell'), marks)).toEqual([
    'x Ask',
    'x Write better, rewritten',
    '- Sell',
  ])
})

test('moved and inserted steps don’t change the marks of other steps', () => {
  const marks = [mark('Ask', 0), mark('Write', 1)]
  expect(shown(stepsOf('Prepare', 'Ask', 'Write again', 'Sell'), marks)).toEqual([
    '- Prepare',
    'x Ask',
    'x Write again, rewritten',
    '- Sell',
  ])
  expect(shown(stepsOf('Write', 'Ask'), marks)).toEqual(['x Write', 'x Ask'])
})

test('a note on a removed step is kept', () => {
  const marks = [mark('Ask', 0), mark('Sell', 2, { note: 'Sold two' }), mark('Rest', 3)]
  expect(assignStepMarks(stepsOf('Ask'), marks).gone).toEqual([marks[1]])
})

test('ticking a rewritten step moves its mark to the new wording', () => {
  const steps = stepsOf('Write better')
  const [step] = assignStepMarks(steps, [mark('Write', 0, { note: 'By hand' })]).steps
  if (step === undefined) throw new Error('No step')
  const marks = mergeStepMarks(
    [mark('Write', 0, { note: 'By hand' })],
    markStep({ guideId: 1, steps: 1, at: 5, by: { device: 'phone', kind: 'iphone' } }, step, { done: false }),
  )
  expect(assignStepMarks(steps, marks)).toMatchObject({
    steps: [{ rewritten: false, mark: { done: false, note: 'By hand' } }],
    gone: [],
  })
})

test('the last change of each step wins when two devices merge', () => {
  const phone = [mark('Ask', 0, { at: 5, done: false }), mark('Write', 1, { at: 2 })]
  const laptop = [mark('Ask', 0, { at: 3 }), mark('Write', 1, { at: 4, note: 'Two hours' })]
  expect(mergeStepMarks(phone, laptop)).toMatchObject([phone[0] ?? {}, laptop[1] ?? {}])
})
