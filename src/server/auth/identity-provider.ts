import type { Caller } from '../platform/trpc.ts'

/** What we need of whoever signs people in. Firebase fulfils it. */
export interface IdentityProvider {
  /** Undefined unless signature, issuer, audience and expiry are right. */
  findCallerByToken: (idToken: string) => Promise<Caller | undefined>
  findCallerByCookie: (sessionCookie: string) => Promise<Caller | undefined>
  createSessionCookie: (idToken: string, lifetimeMs: number) => Promise<string>
  /** An ID token for a right e-mail and password; undefined for a wrong one, without saying which. */
  signIn: (email: string, password: string) => Promise<string | undefined>
}
