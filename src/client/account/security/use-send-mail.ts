import { useState } from 'react'
import { explainAccountError } from '../../auth/identity/account-errors.ts'
import type { SessionStore } from '../../auth/session/store/session-store.ts'
import { useOpenSessionStore } from '../../auth/session/session-provider.tsx'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** Sends an email through the provider; `sent` is true once it was accepted. */
export function useSendMail(work: (store: SessionStore) => Promise<void>) {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const [sent, setSent] = useState(false)
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  const send = () =>
    void run(async () => {
      await work(await openStore())
      setSent(true)
    })
  return { sent, pending, failure, send }
}
