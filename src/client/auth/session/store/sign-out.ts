import type { ProviderEvents } from './provider-events.ts'
import type { SessionParts } from './session-parts.ts'
import { clearStoredData } from './clear-stored-data.ts'

export interface SignOut {
  signOut: () => Promise<void>
  /** On every device: all sessions of this user end within a minute. */
  signOutEverywhere: () => Promise<void>
}

type SignOutParts = Pick<
  SessionParts,
  'api' | 'clearQueries' | 'deleteCopies' | 'identity' | 'reload' | 'report' | 'shown' | 'storages' | 'tokens'
>

/** Signing out deletes the user's data in this browser, even if a step fails. */
export function createSignOut(
  parts: SignOutParts,
  { withEventsPaused }: Pick<ProviderEvents, 'withEventsPaused'>,
): SignOut {
  const { api, identity, report, shown, storages, tokens } = parts

  const signOut = () =>
    withEventsPaused(async () => {
      await identity
        .open()
        .then((provider) => provider.signOut())
        .catch(report('Signing out at the provider failed'))
      await api.logout().catch(report('The logout call failed'))
      tokens.forget()
      parts.clearQueries()
      clearStoredData(storages)
      await parts.deleteCopies().catch(report('Copies could not be dropped'))
      shown.show({ status: 'none' })
      parts.reload()
    })

  return {
    signOut,
    async signOutEverywhere() {
      await api.logoutEverywhere()
      await signOut()
    },
  }
}
