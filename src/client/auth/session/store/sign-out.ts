import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import type { ProviderEvents } from './provider-events.ts'
import { isLoggedOut, logoutTimeoutMs } from '../logged-out.ts'
import { report, type SessionParts } from './session-parts.ts'
import { clearStoredData, deleteCopies } from './clear-stored-data.ts'

/** Creates the sign-out. The page is already marked as logged out; failed steps are repeated while the mark exists (B7.36). */
export function createSignOut(
  { api, identity, shown, tokens }: SessionParts,
  { withEventsPaused }: ProviderEvents,
) {
  /** Deletes all data of the user from this browser, then signs out at the provider and the shop; never fails (B7.19). */
  const signOut = (): Promise<void> =>
    withEventsPaused(async () => {
      const wasMarked = isLoggedOut()
      /** Returns whether another tab has completed the log-out. Further steps could then end a new login. */
      const isOver = () => wasMarked && !isLoggedOut()
      tokens.forget()
      // The return path that the head script saved for the next login stays (B7.7).
      clearStoredData((key) => key === storageKeys.returnPathKey)
      await deleteCopies().catch(report('Copies could not be deleted'))
      shown.show({ status: 'none' })
      await identity
        .open()
        .then((provider) => (isOver() ? undefined : provider.signOut()))
        .catch(report('Signing out at the provider failed'))
      const signal = AbortSignal.timeout(logoutTimeoutMs)
      if (!isOver()) await api.logout.mutate(undefined, { signal }).catch(report('The logout call failed'))
      if (isLoggedOut()) window.addEventListener('online', goOn, { once: true })
    })

  const goOn = () => {
    if (isLoggedOut()) void signOut()
  }

  return {
    signOut,
    /** Ends all sessions of the user, on every device, within a minute. */
    endAllSessions: () => api.logoutEverywhere.mutate(),
  }
}
