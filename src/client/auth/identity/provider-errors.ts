import type { ApiErrorCode } from '../../../shared/errors.ts'
import type { TextKey, Translate } from '../../../shared/texts/translate.ts'
import { getProxyStatus, isNetworkFailure, getRefusalCode } from '../../platform/api/api.ts'
import { IdentityUnavailableError, RedirectFailedError, getProviderCode } from './identity-port.ts'

type ProblemCode = `auth/${string}` | ApiErrorCode
/** A text without placeholders. */
type Problem = Exclude<
  Extract<
    TextKey,
    `${'account' | 'auth'}.${string}` | 'email.taken' | 'refusal.wrong-credentials' | 'reset.tooMany'
  >,
  'account.sendAgainIn' | 'auth.loginFailed' | 'auth.signUpFailed'
>
export type Problems = Partial<Record<ProblemCode, Problem>>

export const sharedProblems: Problems = {
  'auth/invalid-email': 'auth.invalidEmail',
  'auth/user-disabled': 'auth.accountDisabled',
  'auth/too-many-requests': 'auth.tooManyAttempts',
  'auth/network-request-failed': 'auth.network',
  'auth/internal-error': 'auth.unavailable',
  'auth/popup-blocked': 'auth.popupBlocked',
  'auth/web-storage-unsupported': 'auth.storageBlocked',
  'auth/popup-closed-by-user': 'auth.popupClosed',
  'auth/cancelled-popup-request': 'auth.popupClosed',
  'auth/unauthorized-domain': 'auth.wrongAddress',
  'auth/invalid-continue-uri': 'auth.wrongAddress',
  'auth/unauthorized-continue-uri': 'auth.wrongAddress',
  'auth/account-exists-with-different-credential': 'auth.otherWay',
  'email-in-use': 'auth.emailInUse',
  'too-many-requests': 'auth.tooManyAttempts',
  unavailable: 'auth.unavailable',
}

const loginProblems: Problems = {
  ...sharedProblems,
  'auth/invalid-credential': 'refusal.wrong-credentials',
  'auth/invalid-login-credentials': 'refusal.wrong-credentials',
  'auth/user-not-found': 'auth.userNotFound',
  'auth/wrong-password': 'auth.wrongPassword',
  'wrong-credentials': 'refusal.wrong-credentials',
}

const signUpProblems: Problems = {
  ...sharedProblems,
  'auth/email-already-in-use': 'auth.emailInUse',
  // The code after a repeated sign-up with a different password: the account already exists.
  'auth/invalid-credential': 'auth.emailInUse',
  'auth/weak-password': 'auth.weakPassword',
  'auth/password-does-not-meet-requirements': 'auth.weakPassword',
  'auth/operation-not-allowed': 'auth.notAllowed',
  'auth/admin-restricted-operation': 'auth.notAllowed',
}

const resetProblems: Problems = {
  ...sharedProblems,
  'auth/too-many-requests': 'reset.tooMany',
  'too-many-requests': 'reset.tooMany',
}

/** Explains a failed login in the page's language (B13.6). */
export const explainLoginError = (error: unknown, t: Translate): string =>
  explain(loginProblems, error, t) ?? t('auth.loginFailed', { detail: detailOf(error, t) })

export const explainSignUpError = (error: unknown, t: Translate): string =>
  explain(signUpProblems, error, t) ?? t('auth.signUpFailed', { detail: detailOf(error, t) })

/** Explains a failed password reset without revealing whether the address has an account (B7.11). */
export const explainResetError = (error: unknown, t: Translate): string =>
  explain(resetProblems, error, t) ?? t('reset.failed', { detail: detailOf(error, t) })

/** Returns the field that the user has to correct; undefined if no field caused the failure. */
export function invalidField(error: unknown): 'email' | 'password' | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : fieldsAtFault[code]
}

const fieldsAtFault: Partial<Record<ProblemCode, 'email' | 'password'>> = {
  'auth/invalid-email': 'email',
  'auth/user-not-found': 'email',
  'auth/email-already-in-use': 'email',
  'email-in-use': 'email',
  'auth/wrong-password': 'password',
  'auth/invalid-credential': 'password',
  'auth/invalid-login-credentials': 'password',
  'wrong-credentials': 'password',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
}

/** Explains a failure; undefined if no text fits. */
export function explain(problems: Problems, error: unknown, t: Translate): string | undefined {
  if (error instanceof IdentityUnavailableError) return t('auth.unavailable')
  if (error instanceof RedirectFailedError) return t('auth.redirectFailed')
  if (isNetworkFailure(error)) return t('auth.network')
  const code = codeOf(error)
  const problem = code && problems[code]
  return problem && t(problem)
}

const codeOf = (error: unknown): ProblemCode | undefined => getRefusalCode(error) ?? getProviderCode(error)

/** Returns the failure's own text, which is English, unless it is a provider code or a status. */
function detailOf(error: unknown, t: Translate): string {
  const refusal = getRefusalCode(error)
  if (refusal !== undefined) return t(`refusal.${refusal}`)
  const code = getProviderCode(error) ?? getProxyStatus(error)
  return code === undefined && error instanceof Error ? error.message : String(code ?? error)
}
