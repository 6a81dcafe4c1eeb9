interface NewUser {
  /** Milliseconds since 1970, as text. */
  lastLoginAt?: string
  /** Seconds since 1970, as text. Older sign-ins are revoked. */
  validSince?: string
}

/** The emulator's class that holds the users of a project. */
export interface UserStore {
  prototype: { createUserWithLocalId: (localId: string, user: NewUser) => unknown }
}

/**
 * Makes sign-ins valid from the second of the sign-up on. The emulator reads the clock twice during a sign-up: if a second passes
 * in between, the user's first token counts as revoked.
 */
export function acceptTokensFromSignUp({ prototype }: UserStore): void {
  const create = prototype.createUserWithLocalId
  prototype.createUserWithLocalId = function (localId, user) {
    const { lastLoginAt, validSince } = user
    if (lastLoginAt === undefined || validSince === undefined) return create.call(this, localId, user)
    return create.call(this, localId, { ...user, validSince: String(Math.floor(Number(lastLoginAt) / 1000)) })
  }
}
