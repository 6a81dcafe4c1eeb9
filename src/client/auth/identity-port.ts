/** Who is signed in at the identity provider, in this browser. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
  /** When a password was last typed; tokens and session cookies are judged by it. */
  signedInAt: Date
}

/** What we need of an identity provider in the browser. Firebase fulfils it; failures carry its `code`. */
export interface IdentityPort {
  signUp: (email: string, password: string) => Promise<IdentityUser>
  signIn: (email: string, password: string) => Promise<IdentityUser>
  signOut: () => Promise<void>
  currentUser: () => IdentityUser | null
  /** Calls back on every sign-in and sign-out; the answer ends the subscription. */
  onChange: (listener: (user: IdentityUser | null) => void) => () => void
  /** Undefined when nobody is signed in; `force` asks the provider even if the last token is still good. */
  idToken: (options?: { force?: boolean }) => Promise<string | undefined>
}

/** Resolves when the provider has found out who was signed in before. */
export type LoadIdentity = () => Promise<IdentityPort>

/** The provider could not be loaded or set up: nobody's fault who is signing in. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The identity provider is not available', { cause })
    this.name = 'IdentityUnavailable'
  }
}
