import { useState } from 'react'
import { explainAccount } from '../../auth/identity/account-errors.ts'
import { useOpenSessionStore } from '../../auth/session/session-provider.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { SendAgain } from '../../auth/sign-in/send-again.tsx'
import { usePendingWork } from '../../ui/form/use-pending-work.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'

/** Shown while the e-mail address is not verified. */
export function VerificationMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const [sent, setSent] = useState(false)
  const { pending, failure, run } = usePendingWork((error) => explainAccount(error, t))

  const send = () =>
    void run(async () => {
      await (await openStore()).sendVerification()
      setSent(true)
    })
  return (
    <div className="mt-3 grid justify-items-start gap-3 rounded-card bg-surface p-5">
      <p className="text-md">{t('profile.unverified')}</p>
      <output className="text-md text-soft empty:hidden">
        {sent && failure === undefined ? t('profile.verificationSent', { email }) : null}
      </output>
      <FormAlert text={failure} />
      {sent ? (
        <SendAgain label={t('profile.sendVerification')} pending={pending} send={send} />
      ) : (
        <Button variant="secondary" className="needs-script" pending={pending} onClick={send}>
          {t('profile.sendVerification')}
        </Button>
      )}
    </div>
  )
}
