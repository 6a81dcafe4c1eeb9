import type { PageLanguage } from '../../../shared/languages.ts'
import type { IdentityUser } from './identity-user.ts'

/** What somebody proves who they are with besides their password or Google. */
export interface SecondFactor {
  id: string
  kind: 'phone' | 'totp'
  /** A phone's number; at sign-in the provider shows only its end. */
  number: string | undefined
}

/** Takes the code that was texted, or that the authenticator app shows. */
export type SubmitCode<Result> = (code: string) => Promise<Result>

interface Pending {
  factors: readonly SecondFactor[]
  /** Sends whatever the factor needs to have sent. */
  begin: (factor: SecondFactor, language: PageLanguage) => Promise<SubmitCode<IdentityUser>>
}

/** A sign-in stopped half-way: what was typed was right, and the provider asks for one more proof. */
export class SecondFactorRequired extends Error {
  readonly code = 'auth/multi-factor-auth-required'
  readonly factors: Pending['factors']
  readonly begin: Pending['begin']

  constructor({ factors, begin }: Pending) {
    super('A second factor is needed')
    this.name = 'SecondFactorRequired'
    this.factors = factors
    this.begin = begin
  }
}
