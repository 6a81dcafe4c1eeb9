import { useLanguage } from '../../platform/texts/language.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useOpenSessionStore } from '../session/session-provider.tsx'
import { EmailField, type EmailFieldValue } from './email-field.tsx'
import { explainResetError } from '../identity/provider-errors.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkEmail } from '../../../shared/auth/check-credentials.ts'

interface ResetFormProps extends EmailFieldValue {
  done: () => void
  cancel: () => void
}

export function ResetForm({ done, cancel, email, noteEmail }: ResetFormProps) {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const form = useSignInForm({
    check: checkEmail,
    send: async (typed) => (await openStore()).sendPasswordReset(typed.email),
    explain: (error) => explainResetError(error, t),
    done,
  })
  return (
    <SignInForm form={form} action={t('reset.action')} cancel={cancel}>
      <p className="text-soft">{t('reset.text')}</p>
      <EmailField email={email} noteEmail={noteEmail} error={form.problemAt('email')} first />
    </SignInForm>
  )
}
