import { expect, test } from 'vitest'
import { countAt, countUp, type Frames } from './count-up.ts'

const stories = { from: 0, to: 10_000 }
const strategies = { from: 0, to: 1000 }
const investment = { from: 100, to: 0 }

test.each([
  [-5, 0, 0, 100],
  [0, 0, 0, 100],
  [500, 5781, 578, 42],
  [1000, 8750, 875, 13],
  [1990, 10_000, 1000, 0],
  [2000, 10_000, 1000, 0],
  [60_000, 10_000, 1000, 0],
])('after %i ms the counters show %i stories, %i strategies and $%i', (elapsed, ...shown) => {
  expect([stories, strategies, investment].map((count) => countAt(count, elapsed))).toEqual(shown)
})

test('a count never decreases', () => {
  const shown = Array.from({ length: 201 }, (_, step) => countAt(stories, step * 10))
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

/** Frames with a clock that the test controls. */
function createScreen() {
  const waiting = new Map<number, (nowMs: number) => void>()
  let last = 0
  const frames: Frames = {
    request: (draw) => {
      last += 1
      waiting.set(last, draw)
      return last
    },
    cancel: (frame) => waiting.delete(frame),
  }
  const drawAt = (nowMs: number) => {
    const [frame, draw] = [...waiting][0] ?? []
    if (frame === undefined) return
    waiting.delete(frame)
    draw?.(nowMs)
  }
  return { frames, drawAt, isIdle: () => waiting.size === 0 }
}

test('time starts with the first frame, and no frame is requested after two seconds', () => {
  const screen = createScreen()
  const shown: number[] = []
  countUp((elapsed) => shown.push(elapsed), screen.frames)
  for (const now of [7000, 8000, 8999, 9004, 9020]) screen.drawAt(now)
  expect(shown).toEqual([0, 1000, 1999, 2004])
  expect(screen.isIdle()).toBe(true)
})

test('a stopped count shows no further values', () => {
  const screen = createScreen()
  const shown: number[] = []
  const stop = countUp((elapsed) => shown.push(elapsed), screen.frames)
  screen.drawAt(100)
  stop()
  screen.drawAt(200)
  expect(shown).toEqual([0])
})
