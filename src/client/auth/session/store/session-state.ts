import type { IdentityUser } from '../../identity/identity-user.ts'
import type { LoginBackup } from './last-user.ts'

/** Who reads the page: what the session cookie says. */
export type Session = { uid: string; email: string } | null

/** B16.11. Somebody restored from the login backup has no token: what is shown is all that they are (B7.30). */
export interface SessionUser {
  uid: string
  email: string
  emailVerified: boolean
  idToken: string | undefined
  lastSignInAt: Date
}

/** What the identity provider says, for display; the server judges every call by itself. */
export type SessionState =
  | { status: 'loading' }
  /** `fromBackup`: the provider knows nobody any more; only this browser remembers who it was. */
  | { status: 'user'; user: SessionUser; fromBackup?: true }
  | { status: 'none' }
  | { status: 'ui-only' }

export interface ShownState {
  state: () => SessionState
  /** Calls back on every new state; the answer ends the subscription. */
  subscribe: (listener: () => void) => () => void
  show: (next: SessionState) => void
}

export function createShownState(): ShownState {
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'loading' }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next) {
      state = next
      for (const listener of listeners) listener()
    },
  }
}

export function toSessionUser(
  { uid, email, emailVerified, signedInAt }: IdentityUser,
  idToken: string | undefined,
): SessionUser {
  return { uid, email, emailVerified, idToken, lastSignInAt: signedInAt }
}

export function fromBackup({ uid, email, timestamp }: LoginBackup, idToken: string | undefined): SessionUser {
  return { uid, email, emailVerified: false, idToken, lastSignInAt: new Date(timestamp) }
}
