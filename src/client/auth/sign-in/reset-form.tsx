import { useMutation } from '@tanstack/react-query'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { showToast } from '../../ui/toast-store.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { EmailField, type EmailFieldValue } from './sign-in-fields.tsx'
import { explainResetError } from '../identity/provider-errors.ts'
import { useCountdown } from './resend-button.tsx'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkEmail } from '../../../shared/auth/check-credentials.ts'

interface ResetFormProps extends EmailFieldValue {
  done: () => void
  cancel: () => void
}

export function ResetForm({ done, cancel, email, noteEmail }: ResetFormProps) {
  const { t } = useLanguage()
  const form = useSignInForm({
    check: checkEmail,
    send: (store, typed) => store.sendPasswordReset(typed.email),
    explain: explainResetError,
    done,
  })
  return (
    <SignInForm form={form} action={t('reset.action')} cancel={cancel}>
      <p className="text-soft">{t('reset.text')}</p>
      <EmailField email={email} noteEmail={noteEmail} error={form.problemAt('email')} first />
    </SignInForm>
  )
}

const waitSeconds = 30

/** Shows the same message for every address, so that it does not reveal who has an account (B7.11). */
export function ResetSentNotice({ email, back }: { email: string; back: () => void }) {
  const { t } = useLanguage()
  const { openStore } = useAuth()
  const { left, start } = useCountdown(waitSeconds)
  const again = useMutation({
    mutationFn: async () => (await openStore()).sendPasswordReset(email),
    onSuccess() {
      start()
      showToast({ title: t('reset.sentAgain') })
    },
    onError: (error) =>
      showToast({ title: t('auth.error'), description: explainResetError(error, t), variant: 'error' }),
  })
  return (
    <>
      <p ref={focusOnMount} tabIndex={-1} className="text-soft wrap-anywhere">
        {t('reset.sentText', { email })}
      </p>
      <div className="mt-6 flex flex-wrap-reverse items-center justify-end gap-3">
        <Button variant="quiet" onClick={back}>
          {t('reset.back')}
        </Button>
        {left > 0 ? (
          <p className="flex min-h-11 items-center text-md text-soft tabular-nums">
            {t('reset.wait', { seconds: left })}
          </p>
        ) : (
          <Button variant="secondary" pending={again.isPending} onClick={() => again.mutate()}>
            {t('reset.again')}
          </Button>
        )}
      </div>
    </>
  )
}
