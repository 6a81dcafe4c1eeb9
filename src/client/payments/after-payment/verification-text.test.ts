import { describe, expect, test } from 'vitest'
import { errorResponses, type ApiErrorCode } from '../../../shared/errors.ts'
import { texts as enFailures } from '../../../shared/texts/en/failures.ts'
import { texts as enGuide } from '../../../shared/texts/en/guide.ts'
import { texts as enMembers } from '../../../shared/texts/en/members.ts'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { texts as ja } from '../../../shared/texts/ja/shop.ts'
import { texts as jaFailures } from '../../../shared/texts/ja/failures.ts'
import { texts as jaGuide } from '../../../shared/texts/ja/guide.ts'
import { texts as jaMembers } from '../../../shared/texts/ja/members.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { formatVerificationFailure, type VerificationFailure } from './verify-purchase.ts'

const t = createTranslate('en', { ...en, ...enFailures, ...enGuide, ...enMembers })
const japanese = createTranslate('ja', { ...ja, ...jaFailures, ...jaGuide, ...jaMembers })

// The texts that B13.10 specifies.
test.each<[VerificationFailure, string]>([
  [{ text: 'noSession' }, 'No session ID found in URL'],
  [{ text: 'invalidGuide' }, 'Invalid guide ID'],
  [{ text: 'empty' }, 'Empty response from server'],
  [{ text: 'parse', message: 'Unexpected token' }, 'JSON parse error: Unexpected token'],
  [{ text: 'notConfirmed' }, 'Purchase verification was not confirmed'],
  [{ text: 'failed' }, 'Failed to verify purchase'],
  [
    { text: 'status', code: 502, body: 'Bad Gateway' },
    'Failed to verify purchase (status: 502): Bad Gateway',
  ],
  [{ text: 'network', message: 'Failed to fetch' }, 'Failed to verify purchase: Failed to fetch'],
  [{ text: 'network', message: undefined }, 'Failed to verify purchase: Unknown error'],
  [{ text: 'said', said: 'Said by the server', refusal: undefined }, 'Said by the server'],
  [{ text: 'said', said: 'Too many requests', refusal: 'too-many-requests' }, 'Too many requests'],
])('the verification failure %o has the documented text', (failure, text) => {
  expect(formatVerificationFailure(failure, t, 'en')).toBe(text)
})

describe.each(Object.keys(errorResponses) as ApiErrorCode[])(
  'the verification refused with %s',
  (refusal) => {
    const failure = { text: 'said', said: errorResponses[refusal].error, refusal } as const

    test('a verification refusal has its own text on an English page', () => {
      expect(formatVerificationFailure(failure, t, 'en')).toBe(t(`refusal.${refusal}`))
    })

    test('a verification refusal has its own text on a Japanese page', () => {
      expect(formatVerificationFailure(failure, japanese, 'ja')).toMatch(
        /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
      )
      expect(formatVerificationFailure(failure, japanese, 'ja')).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/)
    })
  },
)

test('a Japanese page does not show a reason without an error code', () => {
  const failure = { text: 'said', said: 'Upstream exploded', refusal: undefined } as const
  expect(formatVerificationFailure(failure, japanese, 'ja')).toBe('ご購入の確認に失敗しました')
})
