import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import type { ProviderEvents } from './provider-events.ts'
import type { SessionParts } from './session-parts.ts'
import { clearStoredData } from './clear-stored-data.ts'

/** Creates the sign-out. The page is already marked as logged out; failed steps are repeated while the mark exists (B7.36). */
export function createSignOut(parts: SessionParts, { withEventsPaused }: ProviderEvents) {
  const { api, identity, report, shown, storages, tokens } = parts

  /** Deletes all data of the user from this browser, then signs out at the provider and the shop; never fails (B7.19). */
  const signOut = (): Promise<void> =>
    withEventsPaused(async () => {
      const wasMarked = parts.isLoggedOut()
      /** Returns whether another tab has completed the log-out. Further steps could then end a new login. */
      const isOver = () => wasMarked && !parts.isLoggedOut()
      tokens.forget()
      // The return path that the head script saved for the next login stays (B7.7).
      clearStoredData(storages, (key) => key === storageKeys.returnPathKey)
      await parts.deleteCopies().catch(report('Copies could not be deleted'))
      shown.show({ status: 'none' })
      await identity
        .open()
        .then((provider) => (isOver() ? undefined : provider.signOut()))
        .catch(report('Signing out at the provider failed'))
      if (!isOver()) await api.logout().catch(report('The logout call failed'))
      if (parts.isLoggedOut()) parts.whenOnline(goOn)
    })

  const goOn = () => {
    if (parts.isLoggedOut()) void signOut()
  }

  return {
    signOut,
    /** Ends all sessions of the user, on every device, within a minute. */
    endAllSessions: api.logoutEverywhere,
  }
}
