import type { IdentityPort } from '../../identity/identity-port.ts'
import type { SessionParts } from './session-parts.ts'

export interface ProviderEvents {
  /** Hears what other tabs do with the same provider, and what it does by itself. */
  watch: (provider: IdentityPort) => IdentityPort
  /** While somebody signs in or out here, the provider's own news are only halves of it. */
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
