import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { explainAccountError } from '../../auth/identity/account-errors.ts'
import type { SessionStore } from '../../auth/session/store/session-store.ts'
import { useOpenSessionStore } from '../../auth/session/session-provider.tsx'
import { getProviderCode, SecondFactorRequiredError } from '../../auth/identity/identity-port.ts'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { getRefusalCode } from '../../platform/api/api.ts'
import { identityAccountKey } from './use-identity-account.ts'

interface Change {
  work: (store: SessionStore) => Promise<unknown>
  done?: (() => void) | undefined
}

/** The proof of identity that the change requires before it can continue. */
type Interruption =
  | { kind: 'fresh-sign-in'; change: Change }
  | { kind: 'second-factor'; needed: SecondFactorRequiredError; change: Change }

export type AccountChange = ReturnType<typeof useAccountChange>

/** Makes a change at the provider, which may interrupt it to require proof of identity. */
export function useAccountChange() {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const queryClient = useQueryClient()
  const [interruption, setInterruption] = useState<Interruption>()
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))

  const finish = async ({ done }: Change) => {
    setInterruption(undefined)
    await queryClient.invalidateQueries({ queryKey: identityAccountKey })
    done?.()
  }

  const make = (change: Change) =>
    run(async () => {
      setInterruption(undefined)
      try {
        await change.work(await openStore())
      } catch (error) {
        if (error instanceof SecondFactorRequiredError)
          return setInterruption({ kind: 'second-factor', needed: error, change })
        if (
          getProviderCode(error) === 'auth/requires-recent-login' ||
          getRefusalCode(error) === 'sign-in-again'
        )
          return setInterruption({ kind: 'fresh-sign-in', change })
        throw error
      }
      return finish(change)
    })

  return {
    pending,
    failure,
    interruption,
    change: (work: Change['work'], done?: Change['done']) => void make({ work, done }),
    /** After a fresh sign-in, the change is retried; after a second factor, it is already complete. */
    goOn: ({ kind, change }: Interruption) => void (kind === 'fresh-sign-in' ? make(change) : finish(change)),
    giveUp: () => setInterruption(undefined),
  }
}
