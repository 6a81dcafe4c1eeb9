import type { PageLanguage } from '../../../shared/languages.ts'

/** The user who is signed in to the identity provider in this browser. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
  /** Time of the last sign-in with credentials. The server checks tokens and session cookies against it. */
  signedInAt: Date
}

/** The identity provider in the browser. Errors have its `code`; every sign-in method may throw `SecondFactorRequiredError`. */
export interface IdentityPort {
  /** 'ui-only' is a provider without a configuration: it has no users and rejects every sign-in. */
  mode: 'live' | 'ui-only'
  /** Resolves when the provider has restored the previous session, if there is one. */
  ready: () => Promise<void>
  signUp: (email: string, password: string) => Promise<IdentityUser>
  signIn: (email: string, password: string) => Promise<IdentityUser>
  signInWithGooglePopup: (language: PageLanguage) => Promise<IdentityUser>
  /** Redirects to the provider. After the return, `redirectResult` resolves to the user. */
  signInWithGoogleRedirect: (language: PageLanguage) => Promise<void>
  /** Returns the user who has returned from a redirect; null if there was no redirect. */
  redirectResult: () => Promise<IdentityUser | null>
  signOut: () => Promise<void>
  /** Sends the email in the language, which is also that of the page that its link opens. */
  sendPasswordReset: (email: string, language: PageLanguage) => Promise<void>
  /** Sends the verification email to the signed-in user. */
  sendVerification: (language: PageLanguage) => Promise<void>
  /** Sets whether future sign-ins persist after the browser session ends. */
  setRemember: (remember: boolean) => Promise<void>
  currentUser: () => IdentityUser | null
  /** Calls the listener on every sign-in and sign-out, including those in other tabs; returns an unsubscribe function. */
  onChange: (listener: (user: IdentityUser | null) => void) => () => void
  /** Returns undefined if no user is signed in; `force` requests a new token even if the last one is still valid. */
  idToken: (options: { force: boolean }) => Promise<string | undefined>
  account: AccountPort
  /** Deletes this instance of the provider. The next instance restores the signed-in user. */
  deleteApp: () => Promise<void>
}

export type LoadIdentity = () => Promise<IdentityPort>

/** Thrown if the provider could not be loaded or set up. The user did not cause this failure. */
export class IdentityUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('Firebase not initialized', { cause })
    this.name = 'IdentityUnavailableError'
  }
}

/** Thrown if the result of a redirect could not be read (B13.8). */
export class RedirectFailedError extends Error {
  constructor(cause: unknown) {
    super('The sign-in that left this page did not come back', { cause })
    this.name = 'RedirectFailedError'
  }
}

/** Thrown when a user without a password unlinks Google, which would lock the user out. */
export class LastSignInMethodError extends Error {
  override name = 'LastSignInMethodError'
}

/** Returns the provider's error code, such as 'auth/wrong-password'. */
export function getProviderCode(error: unknown): `auth/${string}` | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? (code as `auth/${string}`) : undefined
}

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
  override name = 'SecondFactorRequiredError'
  readonly code = 'auth/multi-factor-auth-required'
  readonly factors: Pending['factors']
  readonly begin: Pending['begin']

  constructor({ factors, begin }: Pending) {
    super('A second factor is needed')
    this.factors = factors
    this.begin = begin
  }
}
