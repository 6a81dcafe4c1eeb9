import { passwordMinimum, type FieldProblem } from '../../../shared/auth/check-credentials.ts'

type NewPasswordProblems = Partial<Record<'password' | 'confirmPassword', FieldProblem>>

/** Empty when the password may be set. */
export function checkNewPassword(typed: { password: string; confirmPassword: string }): NewPasswordProblems {
  if (typed.password.length < passwordMinimum) return { password: 'auth.passwordTooShort' }
  return typed.confirmPassword === typed.password ? {} : { confirmPassword: 'auth.passwordsDiffer' }
}
