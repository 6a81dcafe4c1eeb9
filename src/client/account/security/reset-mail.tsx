import { SendAgain } from '../../auth/sign-in/send-again.tsx'
import { useMail } from './use-mail.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'

/** For users who do not remember their current password. */
export function ResetMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const { sent, pending, failure, send } = useMail((store) => store.sendPasswordReset(email))
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
