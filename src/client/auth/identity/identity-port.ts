import type { PageLanguage } from '../../../shared/languages.ts'
import type { AccountPort } from './account-port.ts'
import type { IdentityUser } from './identity-user.ts'

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

/** Returns the provider's error code, such as 'auth/wrong-password'. */
export function getProviderCode(error: unknown): `auth/${string}` | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? (code as `auth/${string}`) : undefined
}
