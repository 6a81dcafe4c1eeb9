import { useLanguage } from '../lib/i18n.tsx'
import { AuthForm } from './auth-form.tsx'
import { useOpenAuthStore } from './auth-provider.tsx'
import { EmailField, type TypedEmail } from './email-field.tsx'
import { explainReset } from './provider-errors.ts'
import { useAuthForm } from './use-auth-form.ts'
import { checkEmail } from './validation.ts'

interface ResetFormProps extends TypedEmail {
  done: () => void
  cancel: () => void
}

export function ResetForm({ done, cancel, email, noteEmail }: ResetFormProps) {
  const { t } = useLanguage()
  const openStore = useOpenAuthStore()
  const form = useAuthForm({
    check: checkEmail,
    send: async (typed) => (await openStore()).sendPasswordReset(typed.email),
    explain: (error) => explainReset(error, t),
    done,
  })
  return (
    <AuthForm form={form} action={t('reset.action')} cancel={cancel}>
      <p className="text-soft">{t('reset.text')}</p>
      <EmailField email={email} noteEmail={noteEmail} error={form.problemAt('email')} first />
    </AuthForm>
  )
}
