import { useState } from 'react'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { explainAccountError } from '../../auth/identity/account-errors.ts'
import type { SessionStore } from '../../auth/session/store/session-store.ts'
import { useAuth, readerQueryPrefix } from '../../auth/session/session-provider.tsx'
import { getProviderCode, SecondFactorRequiredError } from '../../auth/identity/identity-port.ts'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { getRefusalCode } from '../../platform/api/api.ts'

interface Change {
  work: (store: SessionStore) => Promise<unknown>
  done?: (() => void) | undefined
}

/** A change that requires proof of identity before it can continue: a second factor, or else a fresh sign-in. */
interface Interruption {
  change: Change
  secondFactor?: SecondFactorRequiredError
}

export type AccountChange = ReturnType<typeof useAccountChange>

/** Makes a change at the provider, which may interrupt it to require proof of identity. */
export function useAccountChange() {
  const { t } = useLanguage()
  const { openStore } = useAuth()
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
          return setInterruption({ secondFactor: error, change })
        if (
          getProviderCode(error) === 'auth/requires-recent-login' ||
          getRefusalCode(error) === 'sign-in-again'
        )
          return setInterruption({ change })
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
    goOn: ({ secondFactor, change }: Interruption) => void (secondFactor ? finish(change) : make(change)),
    giveUp: () => setInterruption(undefined),
  }
}

/** Query key of the provider's data about the user. The data is null if no user is signed in to the provider in this browser. */
export const identityAccountKey = [...readerQueryPrefix, 'identity-account']

/** Fetches the user's data at the provider, again when the page becomes visible, because emails are confirmed in another tab. */
export function useIdentityAccount() {
  const { openStore } = useAuth()
  return useQuery({
    queryKey: identityAccountKey,
    queryFn: async () => (await (await openStore()).account.read()) ?? null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Sends an email through the provider; `sent` is true once it was accepted. */
export function useSendMail(work: (store: SessionStore) => Promise<void>) {
  const { t } = useLanguage()
  const { openStore } = useAuth()
  const [sent, setSent] = useState(false)
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  const send = () =>
    void run(async () => {
      await work(await openStore())
      setSent(true)
    })
  return { sent, pending, failure, send }
}
