import { useState } from 'react'
import { explainAccount } from '../../auth/identity/account-errors.ts'
import { useOpenSessionStore } from '../../auth/session/session-provider.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { SendAgain } from '../../auth/sign-in/send-again.tsx'
import { usePendingWork } from '../../ui/form/use-pending-work.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** For users who do not remember their current password. */
export function ResetMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const [sent, setSent] = useState(false)
  const { pending, failure, run } = usePendingWork((error) => explainAccount(error, t))

  const send = () =>
    void run(async () => {
      await (await openStore()).sendPasswordReset(email)
      setSent(true)
    })
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4 text-md text-soft">
      {!sent && (
        <p>
          {t('profile.forgot')}{' '}
          <button type="button" className="text-link" aria-disabled={pending} onClick={send}>
            {t('profile.sendReset')}
          </button>
        </p>
      )}
      <output className="empty:hidden">{sent ? t('profile.resetSent', { email }) : null}</output>
      <FormAlert text={failure} />
      {sent && <SendAgain label={t('profile.sendReset')} pending={pending} send={send} />}
    </div>
  )
}
