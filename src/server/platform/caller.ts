/** Who is asking, as the identity provider vouches for it. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  isOperator: boolean
  /** When the person last typed a password or the like. */
  authenticatedAt: Date
}

/** Verified on first use, so that whoever does not ask pays nothing. Undefined for guests. */
export type FindCaller = () => Promise<Caller | undefined>

/** The row that stands for a person in our own tables. */
export interface User {
  id: number
  uid: string
  email: string
  username: string
  freeAccessUsed: boolean
  createdAt: Date
}
