import { expect, test } from 'vitest'
import { texts as enMembers } from '../../shared/texts/en/members.ts'
import { texts as jaMembers } from '../../shared/texts/ja/members.ts'
import { createTranslate } from '../../shared/texts/translate.ts'
import { parseRetryAfter } from '../platform/api/call-error.ts'
import { formatWaitText } from './wait-text.ts'

const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) })

test('the wait after a 429 comes from the response and is a minute by default', () => {
  expect(parseRetryAfter(answer(429, '256'))).toBe(256)
  expect(parseRetryAfter(answer(429))).toBe(60)
  expect(parseRetryAfter(answer(429, 'Sat, 21 Nov 2026 20:00:00 GMT'))).toBe(60)
})

test('responses other than 429 have no wait', () => {
  expect(parseRetryAfter(answer(503, '2'))).toBeUndefined()
  expect(parseRetryAfter(answer(200))).toBeUndefined()
})

test.each([
  ['en' as const, enMembers, 'Nothing was charged.', ['in 1 minute.', 'in 1 minute.', 'in 2 minutes.']],
  ['ja' as const, jaMembers, '料金は発生していません。', ['1分後', '1分後', '2分後']],
])(
  'the text of a wait states that nothing was charged and when to try again (%s)',
  (language, texts, safe, waits) => {
    const t = createTranslate(language, texts)
    for (const [index, seconds] of [1, 60, 61].entries()) {
      expect(formatWaitText(seconds, t)).toContain(safe)
      expect(formatWaitText(seconds, t)).toContain(waits[index])
    }
  },
)
