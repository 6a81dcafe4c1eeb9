import { expect, test } from 'vitest'
import { findWaitEnd } from './find-wait-end.ts'

const now = new Date('2026-11-27T20:00:00Z')
const openedAgo = (count: number, minutes: number) =>
  Array.from({ length: count }, () => ({ openedAt: new Date(now.getTime() - minutes * 60_000) }))
const minutesLeft = (opened: { openedAt: Date }[]) => {
  const opensAt = findWaitEnd(opened, { limit: 150, now })
  return opensAt === null ? 0 : (opensAt.getTime() - now.getTime()) / 60_000
}

test.each([
  [0, 0],
  [149, 0],
  [150, 1],
  [151, 2],
  [152, 4],
  [155, 32],
  [156, 60],
  [1200, 60],
])('after %i guides, with a limit of 150, the next guide opens after %i minutes', (count, minutes) => {
  expect(minutesLeft(openedAgo(count, 0))).toBe(minutes)
  expect(minutesLeft(openedAgo(count, minutes))).toBe(0)
})

test('an opening time in the future, written by a fast clock, doesn’t lengthen the wait', () => {
  expect(minutesLeft(openedAgo(150, -600))).toBe(1)
})
