import type { RefusalCode } from '../../shared/errors.ts'
import type { Translate } from '../../shared/i18n/translate.ts'
import { isNetworkFailure, refusalOf } from '../lib/api.ts'
import { IdentityUnavailable } from './identity-port.ts'

type LoginProblem =
  | 'auth.wrongCredentials'
  | 'auth.accountDisabled'
  | 'auth.userNotFound'
  | 'auth.wrongPassword'
  | 'auth.tooManyAttempts'
  | 'auth.invalidEmail'
  | 'auth.emailInUse'
  | 'auth.network'
  | 'auth.unavailable'

type SignUpProblem = LoginProblem | 'auth.weakPassword' | 'auth.notAllowed'

type ProblemCode = `auth/${string}` | RefusalCode

const shared: Partial<Record<ProblemCode, LoginProblem>> = {
  'auth/invalid-email': 'auth.invalidEmail',
  'auth/user-disabled': 'auth.accountDisabled',
  'auth/too-many-requests': 'auth.tooManyAttempts',
  'auth/network-request-failed': 'auth.network',
  'email-in-use': 'auth.emailInUse',
  'too-many-requests': 'auth.tooManyAttempts',
  unavailable: 'auth.unavailable',
}

const loginProblems: Partial<Record<ProblemCode, LoginProblem>> = {
  ...shared,
  'auth/invalid-credential': 'auth.wrongCredentials',
  'auth/invalid-login-credentials': 'auth.wrongCredentials',
  'auth/user-not-found': 'auth.userNotFound',
  'auth/wrong-password': 'auth.wrongPassword',
  'wrong-credentials': 'auth.wrongCredentials',
}

const signUpProblems: Partial<Record<ProblemCode, SignUpProblem>> = {
  ...shared,
  'auth/email-already-in-use': 'auth.emailInUse',
  // A second try with another password: to this person the account is simply there already.
  'auth/invalid-credential': 'auth.emailInUse',
  'auth/weak-password': 'auth.weakPassword',
  'auth/password-does-not-meet-requirements': 'auth.weakPassword',
  'auth/operation-not-allowed': 'auth.notAllowed',
  'auth/admin-restricted-operation': 'auth.notAllowed',
}

/** Spec 8, in the page's language. */
export function explainLogin(error: unknown, t: Translate): string {
  const problem = problemIn(loginProblems, error)
  return problem === undefined ? t('auth.loginFailed', { detail: detailOf(error) }) : t(problem)
}

export function explainSignUp(error: unknown, t: Translate): string {
  const problem = problemIn(signUpProblems, error)
  return problem === undefined ? t('auth.signUpFailed', { detail: detailOf(error) }) : t(problem)
}

function problemIn<P>(
  problems: Partial<Record<ProblemCode, P>>,
  error: unknown,
): P | LoginProblem | undefined {
  if (error instanceof IdentityUnavailable) return 'auth.unavailable'
  if (isNetworkFailure(error)) return 'auth.network'
  const code = refusalOf(error) ?? providerCodeOf(error)
  return code === undefined ? undefined : problems[code]
}

function providerCodeOf(error: unknown): ProblemCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? (code as ProblemCode) : undefined
}

function detailOf(error: unknown): string {
  return providerCodeOf(error) ?? (error instanceof Error ? error.message : String(error))
}
