import { expect, test } from 'vitest'
import { estimateTimeLeft } from './time-left.ts'

const durations = { 'slow.test.ts': 600_000, 'done.test.ts': 600_000 }

test('the time left of a test run is estimated before the first file is done', () => {
  expect(estimateTimeLeft(0, [], ['slow.test.ts'], durations)).toMatch(/^ · about \d+:\d\d left$/)
})

const minutesOf = (words: string) => Number(/about (\d+):/.exec(words)?.[1])

test('the speed of a test run corrects the estimated time left', () => {
  const slow = estimateTimeLeft(1_200_000, ['done.test.ts'], ['slow.test.ts'], durations)
  const quick = estimateTimeLeft(60_000, ['done.test.ts'], ['slow.test.ts'], durations)
  expect(minutesOf(slow)).toBeGreaterThan(10 * minutesOf(quick))
})

test('the estimated time left is empty when every test file is done', () => {
  expect(estimateTimeLeft(1000, ['done.test.ts'], [], durations)).toBe('')
})
