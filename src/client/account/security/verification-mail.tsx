import { ResendButton } from '../../auth/sign-in/resend-button.tsx'
import { useSendMail } from './use-send-mail.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'

/** Offers to send the verification email while the address is not verified. */
export function VerificationMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const { sent, pending, failure, send } = useSendMail((store) => store.sendVerification())
  return (
    <div className="mt-3 grid justify-items-start gap-3 rounded-card bg-surface p-5">
      <p className="text-md">{t('profile.unverified')}</p>
      <output className="text-md text-soft empty:hidden">
        {sent && failure === undefined ? t('profile.verificationSent', { email }) : null}
      </output>
      <FormAlert text={failure} />
      {sent ? (
        <ResendButton label={t('profile.sendVerification')} pending={pending} send={send} />
      ) : (
        <Button variant="secondary" className="needs-script" pending={pending} onClick={send}>
          {t('profile.sendVerification')}
        </Button>
      )}
    </div>
  )
}
