import type { PageLanguage } from '../../../shared/languages.ts'
import type { AccountPort } from './account-port.ts'
import type { IdentityUser } from './identity-user.ts'

/**
 * What we need of an identity provider in the browser. Firebase fulfils it; failures carry its `code`. Every way to sign
 * in may stop half-way, with `SecondFactorRequired`.
 */
export interface IdentityPort {
  /** 'ui-only' stands for a provider without a configuration: it knows nobody and refuses every sign-in. */
  mode: 'live' | 'ui-only'
  /** Resolves when the provider has found out who was signed in before. */
  ready: () => Promise<void>
  signUp: (email: string, password: string) => Promise<IdentityUser>
  signIn: (email: string, password: string) => Promise<IdentityUser>
  signInWithGooglePopup: (language: PageLanguage) => Promise<IdentityUser>
  /** Leaves the page; who comes back is the redirect's result. */
  signInWithGoogleRedirect: (language: PageLanguage) => Promise<void>
  /** Who has come back from a redirect; null when nobody has. */
  redirectResult: () => Promise<IdentityUser | null>
  signOut: () => Promise<void>
  /** The mail is in this language, and so is the page that its link leads back to. */
  sendPasswordReset: (email: string, language: PageLanguage) => Promise<void>
  /** To whoever is signed in. */
  sendVerification: (language: PageLanguage) => Promise<void>
  /** Whether the sign-ins from now on outlive the browser's session. */
  setRemember: (remember: boolean) => Promise<void>
  currentUser: () => IdentityUser | null
  /** Calls back on every sign-in and sign-out, also those of other tabs; the answer ends the subscription. */
  onChange: (listener: (user: IdentityUser | null) => void) => () => void
  /** Undefined when nobody is signed in; `force` asks the provider even if the last token is still good. */
  idToken: (options: { force: boolean }) => Promise<string | undefined>
  account: AccountPort
  /** Ends this provider; whoever is signed in stays so for the next one. */
  deleteApp: () => Promise<void>
}

export type LoadIdentity = () => Promise<IdentityPort>

/** The provider could not be loaded or set up: nobody's fault who is signing in. */
export class IdentityUnavailable extends Error {
  constructor(cause?: unknown) {
    super('Firebase not initialized', { cause })
    this.name = 'IdentityUnavailable'
  }
}

/** The provider's code of a failure: 'auth/wrong-password'. */
export function providerCodeOf(error: unknown): `auth/${string}` | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? (code as `auth/${string}`) : undefined
}
