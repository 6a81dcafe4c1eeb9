import type { ApiErrorCode } from '../../../shared/errors.ts'
import type { TextKey, Translate } from '../../../shared/texts/translate.ts'
import { getProxyStatus, isNetworkFailure, getRefusalCode } from '../../platform/api/api.ts'
import { RedirectFailedError } from './google-sign-in.ts'
import { IdentityUnavailableError, getProviderCode } from './identity-port.ts'

type ProblemCode = `auth/${string}` | ApiErrorCode
type Problems = Partial<Record<ProblemCode, TextKey>>

const shared = {
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
} as const satisfies Problems

const loginProblems = {
  ...shared,
  'auth/invalid-credential': 'auth.wrongCredentials',
  'auth/invalid-login-credentials': 'auth.wrongCredentials',
  'auth/user-not-found': 'auth.userNotFound',
  'auth/wrong-password': 'auth.wrongPassword',
  'wrong-credentials': 'auth.wrongCredentials',
} as const satisfies Problems

const signUpProblems = {
  ...shared,
  'auth/email-already-in-use': 'auth.emailInUse',
  // The code after a repeated sign-up with a different password: the account already exists.
  'auth/invalid-credential': 'auth.emailInUse',
  'auth/weak-password': 'auth.weakPassword',
  'auth/password-does-not-meet-requirements': 'auth.weakPassword',
  'auth/operation-not-allowed': 'auth.notAllowed',
  'auth/admin-restricted-operation': 'auth.notAllowed',
} as const satisfies Problems

/** Explains a failed login in the page's language (B13.6). */
export function explainLoginError(error: unknown, t: Translate): string {
  const problem = problemIn(loginProblems, error)
  return problem === undefined ? t('auth.loginFailed', { detail: detailOf(error, t) }) : t(problem)
}

export function explainSignUpError(error: unknown, t: Translate): string {
  const problem = problemIn(signUpProblems, error)
  return problem === undefined ? t('auth.signUpFailed', { detail: detailOf(error, t) }) : t(problem)
}

/** Explains a failed password reset without revealing whether the address has an account (B7.11). */
export function explainResetError(error: unknown, t: Translate): string {
  const problem = problemIn(shared, error)
  if (problem === undefined) return t('reset.failed', { detail: detailOf(error, t) })
  return t(problem === 'auth.tooManyAttempts' ? 'reset.tooMany' : problem)
}

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

/** Explains the failure of any other action; undefined if no text fits. */
export function explainKnownError(error: unknown, t: Translate): string | undefined {
  const problem = problemIn(shared, error)
  return problem === undefined ? undefined : t(problem)
}

function problemIn<P>(problems: Partial<Record<ProblemCode, P>>, error: unknown) {
  if (error instanceof IdentityUnavailableError) return 'auth.unavailable' as const
  if (error instanceof RedirectFailedError) return 'auth.redirectFailed' as const
  if (isNetworkFailure(error)) return 'auth.network' as const
  const code = codeOf(error)
  return code === undefined ? undefined : problems[code]
}

const codeOf = (error: unknown): ProblemCode | undefined => getRefusalCode(error) ?? getProviderCode(error)

/** Returns the failure's own text, which is English, unless it is a provider code or a status. */
function detailOf(error: unknown, t: Translate): string {
  const refusal = getRefusalCode(error)
  if (refusal !== undefined) return t(`refusal.${refusal}`)
  const code = getProviderCode(error) ?? getProxyStatus(error)
  return code === undefined && error instanceof Error ? error.message : String(code ?? error)
}
