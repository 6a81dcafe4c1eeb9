import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeReadingPlaces, type ReadingPlace } from './places.ts'
import { mergeSavedGuides, type SavedGuideChange } from './saved.ts'
import { deviceKinds, type StepNote } from './step-notes.ts'
import { clampStepMarkTimes, mergeStepMarks, type StepMark } from './steps.ts'

// Few ids and times, so that random lists often contain the same ones.
const guideId = fc.integer({ min: 1, max: 3 })
const at = fc.nat({ max: 5 })
const note: fc.Arbitrary<StepNote> = fc.record({
  device: fc.constantFrom('', 'phone', 'laptop'),
  kind: fc.constantFrom(...deviceKinds),
  at,
  text: fc.constantFrom('', 'one', 'two'),
})
const mark: fc.Arbitrary<StepMark> = fc.record({
  guideId,
  step: fc.constantFrom('a', 'b'),
  place: fc.nat({ max: 2 }),
  steps: fc.constantFrom(3, 4),
  done: fc.boolean(),
  note: fc.constantFrom('', 'one', 'three'),
  notes: fc.option(fc.array(note, { maxLength: 3 }), { nil: undefined }),
  at,
})
const saved: fc.Arbitrary<SavedGuideChange> = fc.record({ guideId, saved: fc.boolean(), at })
const place: fc.Arbitrary<ReadingPlace> = fc.record({
  guideId,
  block: fc.constantFrom('', 'x'),
  percent: fc.integer({ min: 0, max: 3 }),
  at,
})

type Merge<Change> = (...lists: (readonly Change[])[]) => Change[]
type Lists<Change> = [one: Change[], two: Change[], three: Change[]]

function check<Change>(change: fc.Arbitrary<Change>, holds: (...lists: Lists<Change>) => void) {
  const list = fc.array(change, { maxLength: 6 })
  fc.assert(fc.property(list, list, list, holds), { numRuns: 1000 })
}
/** Merges the lists once in order, and in other orders and groupings. */
const inOrders = <Change>(merge: Merge<Change>, [one, two, three]: Lists<Change>) => ({
  once: merge(one, two, three),
  others: [
    merge(three, two, one),
    merge(merge(one, two), three),
    merge(one, merge(two, three)),
    merge(merge(three, one, two), two, merge(one)),
  ],
})

test('merging steps with notes is commutative, associative and idempotent', () => {
  check(mark, (...lists) => {
    const { once, others } = inOrders(mergeStepMarks, lists)
    expect(others).toEqual(others.map(() => once))
  })
})

test('merging saved guides is commutative, associative and idempotent', () => {
  check(saved, (...lists) => {
    const { once, others } = inOrders(mergeSavedGuides, lists)
    expect(others).toEqual(others.map(() => once))
  })
})

test('merging reading places is commutative, associative and idempotent', () => {
  check(place, (...lists) => {
    const { once, others } = inOrders(mergeReadingPlaces, lists)
    expect(others).toEqual(others.map(() => once))
  })
})

test('step marks limited to a time contain no later time', () => {
  fc.assert(
    fc.property(fc.array(mark), at, (marks, now) => {
      const times = clampStepMarkTimes(marks, now).flatMap((each) => [
        each.at,
        ...(each.notes ?? []).map((one) => one.at),
      ])
      expect(times.every((time) => time <= now)).toBe(true)
    }),
  )
})
