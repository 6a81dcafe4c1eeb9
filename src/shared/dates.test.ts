import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'

test('a late evening in UTC is formatted as the next day in Tokyo', () => {
  const evening = new Date('2026-11-21T20:00:00Z')
  expect(formatDay('en', evening)).toBe('November 21, 2026')
  expect(formatDay('ja', evening)).toBe('2026年11月22日')
})
