/** Who is signed in at the identity provider, in this browser. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
  /** When a password was last typed; tokens and session cookies are judged by it. */
  signedInAt: Date
}
