import { createListeners } from '../../../platform/browser/listeners.ts'
import type { IdentityUser } from '../../identity/identity-port.ts'

/** The user of the session cookie. Null for a guest. */
export type Session = {
  uid: string
  email: string
  /** Undefined for a user who is signed in at the provider without a session cookie. */
  username?: string
} | null

/** A signed-in user (B16.11). A user restored from the login backup has no token and exists for display only (B7.30). */
export interface SessionUser extends IdentityUser {
  idToken: string | undefined
}

/** The state of the identity provider, for display only; the server authenticates every call itself. */
export type SessionState =
  | { status: 'loading' }
  /** `fromBackup`: the user comes from this browser's backup, because the provider has not answered yet. */
  | { status: 'user'; user: SessionUser; fromBackup?: true }
  | { status: 'none' }
  | { status: 'ui-only' }

export type SessionStateStore = ReturnType<typeof createSessionStateStore>

export function createSessionStateStore() {
  const listeners = createListeners()
  let state: SessionState = { status: 'loading' }
  return {
    state: () => state,
    /** Calls the listener on every new state; returns the unsubscribe function. */
    subscribe: listeners.subscribe,
    show(next: SessionState): void {
      state = next
      listeners.notify()
    },
  }
}
