/** The user who is signed in to the identity provider in this browser. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
  /** When the password was last entered; tokens and session cookies are checked against it. */
  signedInAt: Date
}
