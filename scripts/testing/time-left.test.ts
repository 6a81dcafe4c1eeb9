import { expect, test } from 'vitest'
import { estimateTimeLeft } from './time-left.ts'
import { workers } from './workers.ts'

const durations = { 'slow.test.ts': 600_000, 'quick.test.ts': 60_000, 'done.test.ts': 600_000 }

test('estimates a new run by the durations of earlier runs', () => {
  const minutes = Math.ceil(660 / workers / 60)
  expect(estimateTimeLeft(0, [], ['slow.test.ts', 'quick.test.ts'], durations)).toMatch(
    new RegExp(`^ · about ${minutes - 1}|${minutes}:\\d\\d left$`),
  )
})

test('corrects the estimate by the speed of the run', () => {
  const slow = estimateTimeLeft(1_200_000, ['done.test.ts'], ['slow.test.ts'], durations)
  const quick = estimateTimeLeft(60_000, ['done.test.ts'], ['slow.test.ts'], durations)
  const minutesOf = (words: string) => Number(/about (\d+):/.exec(words)?.[1])
  expect(minutesOf(slow)).toBeGreaterThan(10 * minutesOf(quick))
})

test('says nothing when every file is done', () => {
  expect(estimateTimeLeft(1000, ['done.test.ts'], [], durations)).toBe('')
})
