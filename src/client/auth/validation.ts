/** Spec 9. The server checks again, with `shared/auth-schemas.ts`. */
export const passwordMinimum = 6

export type CredentialsField = 'email' | 'password' | 'confirmPassword'
export type Typed = Record<CredentialsField, string>

export type FieldProblem =
  | 'auth.enterBoth'
  | 'auth.invalidEmail'
  | 'auth.passwordTooShort'
  | 'auth.passwordsDiffer'
export type FieldProblems = Partial<Record<CredentialsField, FieldProblem>>

/** Empty when the form may be sent. */
export function checkLogin({ email, password }: Omit<Typed, 'confirmPassword'>): FieldProblems {
  if (email === '') return { email: 'auth.enterBoth' }
  if (password === '') return { password: 'auth.enterBoth' }
  return {
    ...(isEmail(email) ? {} : { email: 'auth.invalidEmail' }),
    ...(password.length < passwordMinimum ? { password: 'auth.passwordTooShort' } : {}),
  }
}

export function checkSignUp(typed: Typed): FieldProblems {
  const problems = checkLogin(typed)
  if (Object.keys(problems).length > 0 || typed.confirmPassword === typed.password) return problems
  return { confirmPassword: 'auth.passwordsDiffer' }
}

/** Reading A43: the sign-up modal asks for no username. */
export function usernameOf(email: string): string {
  return email.split('@', 1)[0] || email
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
