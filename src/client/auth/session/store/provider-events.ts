import type { IdentityPort } from '../../identity/identity-port.ts'
import { report, type SessionParts } from './session-parts.ts'

export type ProviderEvents = ReturnType<typeof createProviderEvents>

export function createProviderEvents({ tokens, shown }: SessionParts, check: () => Promise<unknown>) {
  let busy = false
  let before: Promise<void> = Promise.resolve()

  return {
    /** Handles changes of the user that other tabs or the provider make. */
    watch(provider: IdentityPort) {
      provider.onChange((user) => {
        const state = shown.state()
        const before = state.status === 'user' ? state.user.uid : undefined
        if (busy || user?.uid === before) return
        if (user !== null && before !== undefined) tokens.forget()
        check().catch(report('The auth check failed'))
      })
      return provider
    },

    /** Runs this tab's sign-ins and sign-outs one after another, and ignores provider events meanwhile. */
    withEventsPaused: (work: () => Promise<void>) => {
      const run = before
        .then(() => {
          busy = true
          return work()
        })
        .finally(() => {
          busy = false
        })
      before = run.catch(() => undefined)
      return run
    },
  }
}
