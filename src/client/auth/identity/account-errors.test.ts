import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { texts as enMembers } from '../../../shared/texts/en/members.ts'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { texts as jaMembers } from '../../../shared/texts/ja/members.ts'
import { texts as ja } from '../../../shared/texts/ja/shop.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { createProviderError } from '../../testing/fake-identity.ts'
import { explainAccountError } from './account-errors.ts'
import { LastSignInMethodError, IdentityUnavailableError } from './identity-port.ts'

const english = createTranslate('en', { ...en, ...enMembers })
const japanese = createTranslate('ja', { ...ja, ...jaMembers })

test.each([
  ['auth/invalid-verification-code', 'This code is incorrect. Please check it and try again.'],
  ['auth/code-expired', 'This code has expired. Please request a new one.'],
  ['auth/invalid-phone-number', 'Please enter the number with its country code, such as +1 415 555 0100'],
  ['auth/second-factor-already-in-use', 'Your account already uses this method for two-step verification'],
  ['auth/unverified-email', 'Please confirm your email address first'],
  ['auth/operation-not-allowed', 'This method isn’t available right now. Please choose another one.'],
  ['auth/quota-exceeded', 'Too many attempts. Please wait a few minutes and try again.'],
  ['auth/wrong-password', 'Password is incorrect'],
  ['auth/invalid-credential', 'Password is incorrect'],
  ['auth/weak-password', 'Please choose a stronger password'],
  [
    'auth/credential-already-in-use',
    'This Google account is already linked to another account here. Please choose a different Google account.',
  ],
  [
    'auth/user-mismatch',
    'This isn’t the Google account you linked. Please choose the one that’s linked to your account here.',
  ],
  ['auth/user-token-expired', 'Your session has expired. Please log out and log in again.'],
  ['auth/popup-closed-by-user', 'The login window closed before you were logged in. Please try again.'],
  ['auth/network-request-failed', 'Please check your network connection'],
  ['auth/something-new', 'Something went wrong, and nothing was changed. Please try again.'],
])('the error %s explains the next step, in both languages', (code, text) => {
  const error = createProviderError(code)

  expect(explainAccountError(error, english)).toBe(text)
  expect(explainAccountError(error, japanese)).toMatch(/[ぁ-ん]/)
})

test.each([
  [
    'unlinking the last sign-in method',
    new LastSignInMethodError(),
    'You need at least one way to log in. Add a password first.',
  ],
  [
    'an unavailable provider',
    new IdentityUnavailableError(),
    'The authentication system is unavailable. Please try again.',
  ],
  [
    'an expired session',
    new TRPCClientError('refused', {
      result: { error: { message: '', code: -32_000, data: { refusal: 'authentication-required' } } },
    }),
    'Your session has expired. Please log out and log in again.',
  ],
])('%s has its own text', (_title, error, text) => {
  expect(explainAccountError(error, english)).toBe(text)
})
