import type { Role } from '../../shared/auth/roles.ts'
import type { Caller } from '../platform/caller.ts'

/** Data about a user at the identity provider, without secrets. */
export interface SignInFacts {
  email: string
  emailVerified: boolean
  createdAt: string
  lastSignInAt: string | null
  methods: string[]
  secondFactors: { kind: string; number: string | null; addedAt: string | null }[]
}

/** Owner of an email address at the identity provider. */
export interface SignInOwner {
  uid: string
  emailVerified: boolean
  disabled: boolean
}

/** Interface of the identity provider. Implemented with Firebase. */
export interface IdentityProvider {
  /**
   * Returns the caller. Undefined if signature, issuer, audience or times are invalid, and for users who were disabled, deleted or logged out everywhere more
   * than a minute ago.
   */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /**
   * Invalidates all sessions and tokens: immediately on this node, within a minute on others. With `since`, does nothing if they were already invalidated after
   * that time.
   */
  endSessions: (uid: string, since?: Date) => Promise<void>
  /** Returns the time before which sign-ins are invalid. At most a minute old. */
  findValidFrom: (uid: string) => Promise<Date>
  /** Returns the provider's data about the user. Undefined if the sign-in was deleted. */
  findSignIn: (uid: string) => Promise<SignInFacts | undefined>
  /** Returns the owner of an email address. Undefined if there is none. */
  findByEmail: (email: string) => Promise<SignInOwner | undefined>
  /** Deletes the sign-in at the provider. Idempotent. */
  deleteSignIn: (uid: string) => Promise<void>
  /** Creates a link for an email to the new address. Opening the link verifies the address and changes the sign-in to it. Undefined if the address is taken. */
  makeEmailChangeLink: (change: {
    from: string
    to: string
    returnUrl: string
  }) => Promise<string | undefined>
  /** Returns the user's role in the shop. Undefined for none. */
  findRole: (uid: string) => Promise<Role | undefined>
  /** Sets the user's role in the shop; undefined removes it. */
  setRole: (uid: string, role: Role | undefined) => Promise<void>
  /** Returns an ID token for a correct email and password. Undefined otherwise, without revealing which of them is wrong. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
