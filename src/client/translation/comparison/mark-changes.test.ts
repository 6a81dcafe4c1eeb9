import { expect, test } from 'vitest'
import { markChanges } from './mark-changes.ts'

const shown = (parts: ReturnType<typeof markChanges>[number]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

test('a changed word is marked on both sides, in Japanese as well', () => {
  const [before, after] = markChanges('毎月20ドルかかります。', '毎月30ドルかかります。', 'ja')
  expect(shown(before)).toBe('毎月[20]ドルかかります。')
  expect(shown(after)).toBe('毎月[30]ドルかかります。')
})

test('added text is marked on its side only', () => {
  const [before, after] = markChanges('Ask one.', 'Ask one client.', 'en')
  expect(shown(before)).toBe('Ask one.')
  expect(shown(after)).toBe('Ask one[ client].')
})

test('equal texts have no marks; texts too long to compare are marked as a whole', () => {
  expect(markChanges('Same', 'Same', 'en').map(shown)).toEqual(['Same', 'Same'])
  const [long, other] = ['a '.repeat(2000), 'b '.repeat(2000)]
  expect(markChanges(long, other, 'en').map(shown)).toEqual([`[${long}]`, `[${other}]`])
})
