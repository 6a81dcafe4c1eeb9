import type { Caller } from '../platform/caller.ts'

/** The interface of the identity provider. Firebase implements it. */
export interface IdentityProvider {
  /**
   * Undefined unless signature, issuer, audience and times are right, and for whoever was disabled, deleted or signed
   * out everywhere over a minute ago.
   */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /** No session or token from before this counts any more: at once on this node, within a minute on the others. */
  endSessions: (uid: string) => Promise<void>
  /** An ID token for a right e-mail and password; undefined for a wrong one, without saying which. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
