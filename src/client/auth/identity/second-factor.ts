import type { PageLanguage } from '../../../shared/languages.ts'
import type { IdentityUser } from './identity-user.ts'

/** A second proof of identity, in addition to the password or Google. */
export interface SecondFactor {
  id: string
  kind: 'phone' | 'totp'
  /** The phone number; at sign-in the provider reveals only its last digits. */
  number: string | undefined
}

/** Submits the code from the text message or the authenticator app. */
export type SubmitCode<Result> = (code: string) => Promise<Result>

interface Pending {
  factors: readonly SecondFactor[]
  /** Starts the verification, and sends the text message if the factor needs one. */
  begin: (factor: SecondFactor, language: PageLanguage) => Promise<SubmitCode<IdentityUser>>
}

/** Thrown by a sign-in with correct credentials if the provider requires a second factor. */
export class SecondFactorRequiredError extends Error {
  readonly code = 'auth/multi-factor-auth-required'
  readonly factors: Pending['factors']
  readonly begin: Pending['begin']

  constructor({ factors, begin }: Pending) {
    super('A second factor is needed')
    this.name = 'SecondFactorRequiredError'
    this.factors = factors
    this.begin = begin
  }
}
