import type { PageLanguage } from '../../../shared/languages.ts'
import type { IdentityUser } from './identity-user.ts'
import type { SecondFactor, SubmitCode } from './second-factor.ts'

export type SignInMethod = 'password' | 'google'

/** What the provider knows of whoever is signed in. */
export interface IdentityAccount {
  email: string
  emailVerified: boolean
  methods: readonly SignInMethod[]
  secondFactors: readonly SecondFactor[]
}

/** What somebody types or scans into an authenticator app, and the code that proves it. */
export interface AuthenticatorSetup {
  key: string
  /** 'otpauth://…': opens an app on the same device. */
  link: string
  finish: SubmitCode<void>
}

/** What somebody who is signed in can change at the provider; failures carry its `code`. */
export interface AccountPort {
  /** As it is now, not as it was at sign-in; undefined when nobody is signed in in this browser. */
  read: () => Promise<IdentityAccount | undefined>
  signInAgain: (password: string) => Promise<IdentityUser>
  signInAgainWithGoogle: (language: PageLanguage) => Promise<IdentityUser>
  /** Replaces the password; whoever had none can sign in with it from now on. Ends all other sessions. */
  setPassword: (password: string) => Promise<void>
  linkGoogle: (language: PageLanguage) => Promise<void>
  unlinkGoogle: () => Promise<void>
  /** Texts a code to a number like '+819012345678'; the code makes it a second factor. */
  addPhone: (number: string, language: PageLanguage) => Promise<SubmitCode<void>>
  addAuthenticator: (issuer: string) => Promise<AuthenticatorSetup>
  removeSecondFactor: (id: string) => Promise<void>
}
