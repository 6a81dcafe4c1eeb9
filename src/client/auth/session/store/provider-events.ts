import type { IdentityPort } from '../../identity/identity-port.ts'
import type { SessionParts } from './session-parts.ts'

export interface ProviderEvents {
  /** Handles changes of the user by other tabs and by the provider itself. */
  watch: (provider: IdentityPort) => IdentityPort
  /** Ignores provider events during a sign-in or sign-out in this tab, because they show intermediate states. */
  withEventsPaused: (work: () => Promise<void>) => Promise<void>
}

export function createProviderEvents(
  { tokens, shown, report }: Pick<SessionParts, 'tokens' | 'shown' | 'report'>,
  check: () => Promise<unknown>,
): ProviderEvents {
  let busy = false

  return {
    watch(provider) {
      provider.onChange((user) => {
        const state = shown.state()
        const before = state.status === 'user' ? state.user.uid : undefined
        if (busy || user?.uid === before) return
        if (user !== null && before !== undefined) tokens.forget()
        check().catch(report('The auth check failed'))
      })
      return provider
    },

    async withEventsPaused(work) {
      busy = true
      try {
        await work()
      } finally {
        busy = false
      }
    },
  }
}
