import type { Role } from '../../shared/auth/roles.ts'
import type { Caller } from '../platform/caller.ts'

/** The interface of the identity provider. Firebase implements it. */
export interface IdentityProvider {
  /**
   * Undefined if signature, issuer, audience or times are invalid, and for a user who was disabled, deleted or logged
   * out everywhere over a minute ago.
   */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /** Invalidates all earlier sessions and tokens: at once on this node, within a minute on the others. */
  endSessions: (uid: string) => Promise<void>
  /** Gives somebody a role in the shop, or takes it away; answers the one before. Undefined: they have none. */
  setRole: (uid: string, role: Role | undefined) => Promise<Role | undefined>
  /** An ID token for a correct e-mail and password; undefined otherwise, without revealing which is wrong. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
