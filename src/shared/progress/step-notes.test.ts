import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listDistinctNotes, joinNotes, maxJoinedNoteLength, maxNoteLength } from './step-notes.ts'
import { assignStepMarks, markStep, mergeStepMarks, type NoteDevice, type StepMark } from './steps.ts'

const phone: NoteDevice = { device: 'phone', kind: 'iphone' }
const laptop: NoteDevice = { device: 'laptop', kind: 'mac' }
const tablet: NoteDevice = { device: 'tablet', kind: 'ipad' }
const step = { key: 'a', text: 'Ask' }

/** Returns a device's marks after its user wrote a note on top of them. */
function write(marks: readonly StepMark[], by: NoteDevice, at: number, note: string): StepMark[] {
  const [marked] = assignStepMarks([step], marks).steps
  if (marked === undefined) throw new Error('No step')
  return mergeStepMarks(marks, markStep({ guideId: 1, steps: 1, at, by }, marked, { note }))
}
const textsOf = (marks: readonly StepMark[]) =>
  listDistinctNotes(marks[0]?.notes ?? []).map(({ text }) => text)

test('notes that two devices wrote independently are both kept, with device and time', () => {
  const merged = mergeStepMarks(write([], phone, 5, 'Ask twice'), write([], laptop, 3, 'Ask Yui'))
  expect(listDistinctNotes(merged[0]?.notes ?? [])).toEqual([
    { ...phone, at: 5, text: 'Ask twice' },
    { ...laptop, at: 3, text: 'Ask Yui' },
  ])
  expect(merged[0]?.note).toBe('Ask twice')
})

test('a note replaces the note it is based on, even if its device’s clock is behind', () => {
  const first = write([], phone, 100, 'Ask twice')
  const second = write(first, laptop, 3, 'Ask three times')
  expect(textsOf(mergeStepMarks(second, first))).toEqual(['Ask three times'])
})

test('a joined note replaces both notes on every device, also after later syncs', () => {
  const [onPhone, onLaptop] = [write([], phone, 5, 'Ask twice'), write([], laptop, 3, 'Ask Yui')]
  const both = mergeStepMarks(onPhone, onLaptop)
  const joined = joinNotes(listDistinctNotes(both[0]?.notes ?? []))
  expect(joined).toBe('Ask Yui\n\nAsk twice')
  const after = write(both, phone, 9, joined ?? '')
  expect(textsOf(mergeStepMarks(onLaptop, after, onPhone, both))).toEqual(['Ask Yui\n\nAsk twice'])
})

test('equal notes of two devices count as one note', () => {
  expect(textsOf(mergeStepMarks(write([], phone, 5, 'Ask'), write([], laptop, 3, 'Ask')))).toEqual(['Ask'])
})

test('a note of the previous release replaces the notes it was based on', () => {
  const both = mergeStepMarks(write([], phone, 5, 'Ask twice'), write([], laptop, 3, 'Ask Yui'))
  const byOldRelease = both.map((mark) => ({ ...mark, note: 'Ask Ben', at: 8 }))
  expect(textsOf(mergeStepMarks(both, byOldRelease))).toEqual(['Ask Ben'])
  const alone = both.map((mark) => ({ ...mark, notes: undefined, note: 'Old' }))
  expect(textsOf(mergeStepMarks(alone))).toEqual(['Old'])
})

const longNotes = (length: number) =>
  [phone, laptop].map((by) => ({ ...by, at: 1, text: 'x'.repeat(length) }))

test('notes are not joined if the result would be too long', () => {
  expect(joinNotes(longNotes(maxNoteLength))).toHaveLength(2 * maxNoteLength + 2)
  expect(joinNotes(longNotes(maxJoinedNoteLength))).toBe(undefined)
})

test('no unseen note is lost, in any order of writing and syncing on three devices', () => {
  const devices = [phone, laptop, tablet]
  const index = fc.nat({ max: 2 })
  const action = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), on: index, clock: fc.nat({ max: 50 }) }),
    fc.record({ kind: fc.constant('sync' as const), on: index, with: index }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const stored: StepMark[][] = [[], [], []]
      /** Texts of notes that no later note has replaced. */
      let unseen = new Set<string>()
      for (const [turn, each] of actions.entries()) {
        const own = stored[each.on] ?? []
        if (each.kind === 'write') {
          const text = `note ${turn}`
          const seen = new Set(textsOf(own))
          unseen = new Set([...[...unseen].filter((other) => !seen.has(other)), text])
          stored[each.on] = write(own, devices[each.on] ?? phone, each.clock, text)
        } else {
          const merged = mergeStepMarks(own, stored[each.with] ?? [])
          stored[each.on] = merged
          stored[each.with] = merged
        }
      }
      expect(new Set(textsOf(mergeStepMarks(...stored)))).toEqual(unseen)
    }),
  )
})
