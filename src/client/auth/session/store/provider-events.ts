import type { IdentityPort } from '../../identity/identity-port.ts'
import type { SessionParts } from './session-parts.ts'

export interface ProviderEvents {
  /** Handles changes of the user by other tabs and by the provider itself. */
  watch: (provider: IdentityPort) => IdentityPort
  /**
   * Sign-ins and sign-outs of this tab run one after another. Provider events are ignored meanwhile, because they show
   * intermediate states.
   */
  withEventsPaused: (work: () => Promise<void>) => Promise<void>
}

export function createProviderEvents(
  { tokens, shown, report }: Pick<SessionParts, 'tokens' | 'shown' | 'report'>,
  check: () => Promise<unknown>,
): ProviderEvents {
  let busy = false
  let before: Promise<void> = Promise.resolve()

  async function runAfter(previous: Promise<void>, work: () => Promise<void>): Promise<void> {
    await previous
    busy = true
    try {
      await work()
    } finally {
      busy = false
    }
  }

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

    withEventsPaused(work) {
      const run = runAfter(before, work)
      before = run.catch(() => undefined)
      return run
    },
  }
}
