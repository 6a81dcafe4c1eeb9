import type { Role } from '../../shared/auth/roles.ts'
import type { Caller } from '../platform/caller.ts'

/** What the provider holds of somebody, without any secret. */
export interface SignInFacts {
  email: string
  emailVerified: boolean
  createdAt: string
  lastSignInAt: string | null
  methods: string[]
  secondFactors: { kind: string; number: string | null; addedAt: string | null }[]
}

/** Who signs in with an e-mail. */
export interface SignInOwner {
  uid: string
  emailVerified: boolean
  disabled: boolean
}

/** The interface of the identity provider. Firebase implements it. */
export interface IdentityProvider {
  /**
   * Undefined if signature, issuer, audience or times are invalid, and for a user who was disabled, deleted or logged
   * out everywhere over a minute ago.
   */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /**
   * Invalidates all earlier sessions and tokens: at once on this node, within a minute on the others. With a time, only if
   * that has not been done since.
   */
  endSessions: (uid: string, since?: Date) => Promise<void>
  /** What the provider holds of somebody now; undefined once it holds nothing. */
  findSignIn: (uid: string) => Promise<SignInFacts | undefined>
  /** Whose sign-in has an e-mail now; undefined if nobody's has. */
  findByEmail: (email: string) => Promise<SignInOwner | undefined>
  /** Deleted twice is deleted. */
  deleteSignIn: (uid: string) => Promise<void>
  /**
   * A link that proves the new address and then makes it this person's, for a mail to that address. Undefined if somebody
   * has it.
   */
  makeEmailChangeLink: (change: {
    from: string
    to: string
    returnUrl: string
  }) => Promise<string | undefined>
  /** Undefined: they have none. */
  findRole: (uid: string) => Promise<Role | undefined>
  /** Gives somebody a role in the shop, or takes it away. */
  setRole: (uid: string, role: Role | undefined) => Promise<void>
  /** An ID token for a correct e-mail and password; undefined otherwise, without revealing which is wrong. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
