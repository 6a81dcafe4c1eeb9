/** B14.6: minimum length of a password. The server checks it again, with `auth-schemas.ts`. */
export const minPasswordLength = 6
export const maxEmailLength = 254
/** Maximum length of a username, in code points. */
export const maxUsernameLength = 50

/**
 * Pattern of an email address. The part before the @ is RFC 5322's dot-atom. The form and the server share it: otherwise an
 * account could exist at Firebase without one in the shop.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

export type AuthField = 'email' | 'username' | 'password' | 'confirmPassword'
export type AuthFormValues = Record<AuthField, string>

export type FieldProblem =
  | 'auth.enterBoth'
  | 'auth.enterEmail'
  | 'auth.invalidEmail'
  | 'auth.enterUsername'
  | 'auth.passwordTooShort'
  | 'auth.passwordsDiffer'
  | 'auth.confirmationDiffers'
export type FieldProblems = Partial<Record<AuthField, FieldProblem>>

/** Returns the problems of the login form. Empty if it can be submitted. */
export function checkLogin({ email, password }: Pick<AuthFormValues, 'email' | 'password'>): FieldProblems {
  if (email === '') return { email: 'auth.enterBoth' }
  if (password === '') return { password: 'auth.enterBoth' }
  return {
    ...checkEmail({ email }),
    ...(isTooShort(password) ? { password: 'auth.passwordTooShort' } : {}),
  }
}

/** Returns the problems of the short sign-up form; empty if it can be submitted. */
export function checkSignUp(typed: AuthFormValues): FieldProblems {
  const problems = checkLogin(typed)
  return Object.keys(problems).length > 0 ? problems : checkNewPassword(typed)
}

/**
 * Returns the problems of the combined login and sign-up dialog. It has a username field, and its own message for a wrong
 * confirmation (B7.9).
 */
export function checkFullSignUp(typed: AuthFormValues): FieldProblems {
  const differs = isTooShort(typed.confirmPassword) ? 'auth.passwordTooShort' : 'auth.confirmationDiffers'
  return {
    ...checkEmail(typed),
    ...(typed.username === '' ? { username: 'auth.enterUsername' } : {}),
    ...checkNewPassword(typed, differs),
  }
}

/** Returns the problems of a new password. `differs`: message for a different confirmation. */
export function checkNewPassword(
  { password, confirmPassword }: Pick<AuthFormValues, 'password' | 'confirmPassword'>,
  differs: FieldProblem = 'auth.passwordsDiffer',
): FieldProblems {
  if (isTooShort(password)) return { password: 'auth.passwordTooShort' }
  return confirmPassword === password ? {} : { confirmPassword: differs }
}

const isTooShort = (password: string) => password.length < minPasswordLength

export function checkEmail({ email }: Pick<AuthFormValues, 'email'>): FieldProblems {
  if (email === '') return { email: 'auth.enterEmail' }
  return email.length <= maxEmailLength && emailPattern.test(email) ? {} : { email: 'auth.invalidEmail' }
}

/** Removes surrounding white space and converts full-width characters to half width. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim()
}

/** Returns the part of the email before the @ as username, because the sign-up form doesn't ask for one (B7.4). */
export function deriveUsername(email: string): string {
  return email.split('@', 1)[0] || email
}
