import { expect, test } from 'vitest'
import { texts as enMembers } from '../../../shared/texts/en/members.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { verificationText } from './verification-text.ts'
import type { VerificationFailure } from './verify-purchase.ts'

const t = createTranslate('en', enMembers)

// B13.10, word for word.
test.each<[VerificationFailure, string]>([
  [{ text: 'noSession' }, 'No session ID found in URL'],
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
])('%o reads as documented', (failure, text) => {
  expect(verificationText(failure, t)).toBe(text)
})
