import type { Role } from '../../shared/auth/roles.ts'
import type { Caller } from '../platform/caller.ts'

/** What the identity provider stores about a user, without secrets. */
export interface SignInFacts {
  email: string
  emailVerified: boolean
  createdAt: string
  lastSignInAt: string | null
  methods: string[]
  secondFactors: { kind: string; number: string | null; addedAt: string | null }[]
}

/** The user who signs in with an email. */
export interface SignInOwner {
  uid: string
  emailVerified: boolean
  disabled: boolean
}

/** The interface of the identity provider. Firebase implements it. */
export interface IdentityProvider {
  /**
   * Returns undefined if signature, issuer, audience or times are invalid, and for a user who was disabled, deleted or logged
   * out everywhere over a minute ago.
   */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /**
   * Invalidates all earlier sessions and tokens: immediately on this node, within a minute on others. With `since`, only if that
   * was not done after it.
   */
  endSessions: (uid: string, since?: Date) => Promise<void>
  /** Returns the provider's data about the user; undefined once deleted. */
  findSignIn: (uid: string) => Promise<SignInFacts | undefined>
  /** Returns the sign-in with this email; undefined if there is none. */
  findByEmail: (email: string) => Promise<SignInOwner | undefined>
  /** Deletes the sign-in. Idempotent. */
  deleteSignIn: (uid: string) => Promise<void>
  /**
   * Creates a link that proves the new address and then sets it, for an email to that address. Undefined if the
   * address is taken.
   */
  makeEmailChangeLink: (change: {
    from: string
    to: string
    returnUrl: string
  }) => Promise<string | undefined>
  /** Returns the role; undefined for none. */
  findRole: (uid: string) => Promise<Role | undefined>
  /** Grants a user a role in the shop, or removes it. */
  setRole: (uid: string, role: Role | undefined) => Promise<void>
  /** Returns an ID token for a correct email and password; undefined otherwise, without revealing which is wrong. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
