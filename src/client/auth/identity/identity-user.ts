/** The user who is signed in to the identity provider in this browser. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
  /** Time of the last sign-in with credentials. The server checks tokens and session cookies against it. */
  signedInAt: Date
}
