import type { Translate } from '../../../shared/texts/translate.ts'
import { LastSignInMethodError } from './identity-port.ts'
import { explain, sharedProblems, type Problems } from './provider-errors.ts'

const accountProblems: Problems = {
  ...sharedProblems,
  'auth/invalid-verification-code': 'account.wrongCode',
  'auth/missing-code': 'account.wrongCode',
  'auth/missing-verification-code': 'account.wrongCode',
  'auth/code-expired': 'account.codeExpired',
  'auth/invalid-verification-id': 'account.startAgain',
  'auth/invalid-multi-factor-session': 'account.startAgain',
  'auth/multi-factor-info-not-found': 'account.startAgain',
  'auth/invalid-phone-number': 'account.wrongNumber',
  'auth/missing-phone-number': 'account.wrongNumber',
  'auth/second-factor-already-in-use': 'account.numberInUse',
  'auth/maximum-second-factor-count-exceeded': 'account.tooManyFactors',
  'auth/unverified-email': 'account.verifyFirst',
  'auth/operation-not-allowed': 'account.notOffered',
  // The provider does not support the change, for example because authenticator apps are not enabled.
  'auth/invalid-argument': 'account.notOffered',
  'auth/unsupported-first-factor': 'account.notOffered',
  'auth/too-many-requests': 'account.tooMany',
  'auth/quota-exceeded': 'account.tooMany',
  'auth/captcha-check-failed': 'account.robotCheck',
  'auth/missing-app-credential': 'account.robotCheck',
  'auth/invalid-app-credential': 'account.robotCheck',
  'auth/user-token-expired': 'account.loginAgain',
  'auth/no-current-user': 'account.loginAgain',
  'authentication-required': 'account.loginAgain',
  'email-in-use': 'email.taken',
  'auth/credential-already-in-use': 'account.googleInUse',
  'auth/email-already-in-use': 'account.googleInUse',
  'auth/provider-already-linked': 'account.googleInUse',
  'auth/user-mismatch': 'account.otherGoogle',
  'auth/invalid-credential': 'auth.wrongPassword',
  'auth/wrong-password': 'auth.wrongPassword',
  'auth/invalid-login-credentials': 'auth.wrongPassword',
  'auth/weak-password': 'auth.weakPassword',
  'auth/password-does-not-meet-requirements': 'auth.weakPassword',
}

/** Describes why an account change failed and what to do next, in the page's language. */
export function explainAccountError(error: unknown, t: Translate): string {
  if (error instanceof LastSignInMethodError) return t('account.lastMethod')
  return explain(accountProblems, error, t) ?? t('account.failed')
}
