import type { PageLanguage } from '../../../shared/languages.ts'
import type { IdentityUser } from './identity-user.ts'
import type { SecondFactor, SubmitCode } from './second-factor.ts'

export type SignInMethod = 'password' | 'google'

/** The provider's data about the signed-in user. */
export interface IdentityAccount {
  email: string
  emailVerified: boolean
  methods: readonly SignInMethod[]
  secondFactors: readonly SecondFactor[]
}

/** The key and link for an authenticator app, and the function that submits its first code. */
export interface AuthenticatorSetup {
  key: string
  /** An otpauth:// URL, which opens the authenticator app on the same device. */
  link: string
  finish: SubmitCode<void>
}

/** Changes that a signed-in user can make at the provider. Errors have the provider's `code`. */
export interface AccountPort {
  /** Returns the current data, not the data at sign-in; undefined if no user is signed in in this browser. */
  read: () => Promise<IdentityAccount | undefined>
  signInAgain: (password: string) => Promise<IdentityUser>
  signInAgainWithGoogle: (language: PageLanguage) => Promise<IdentityUser>
  /** Sets or replaces the password. Ends all other sessions. */
  setPassword: (password: string) => Promise<void>
  linkGoogle: (language: PageLanguage) => Promise<void>
  unlinkGoogle: () => Promise<void>
  /** Sends a code to a number such as '+819012345678'. Submitting the code adds the phone as a second factor. */
  addPhone: (number: string, language: PageLanguage) => Promise<SubmitCode<void>>
  addAuthenticator: (issuer: string) => Promise<AuthenticatorSetup>
  removeSecondFactor: (id: string) => Promise<void>
}
