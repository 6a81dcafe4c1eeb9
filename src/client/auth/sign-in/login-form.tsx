import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useOpenSessionStore } from '../session/session-provider.tsx'
import { EmailField, type EmailFieldValue } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { explainLoginError } from '../identity/provider-errors.ts'
import { RememberMeCheckbox } from './remember-me-checkbox.tsx'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkLogin } from '../../../shared/auth/check-credentials.ts'

interface LoginFormProps extends EmailFieldValue {
  /** Whether the form includes "remember me". */
  full: boolean
  done: () => void
  forgot: () => void
  /** Closes the form. Undefined outside a dialog. */
  cancel?: () => void
  /** The error of a sign-in that failed before the form was rendered. */
  failure?: unknown
}

export function LoginForm({ full, done, forgot, cancel, failure, email, noteEmail }: LoginFormProps) {
  const { t } = useLanguage()
  const openStore = useOpenSessionStore()
  const form = useSignInForm({
    check: checkLogin,
    send: async (credentials) => (await openStore()).signIn(credentials),
    sendWithGoogle: async (choices) => (await openStore()).signInWithGoogle(choices),
    explain: (error) => explainLoginError(error, t),
    failure,
    done: () => {
      showToast({ title: t('login.done') })
      done()
    },
  })
  return (
    <SignInForm form={form} action={t('login.action')} cancel={cancel}>
      <EmailField
        email={email}
        noteEmail={noteEmail}
        error={form.problemAt('email')}
        first={cancel !== undefined}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        required
        error={form.problemAt('password')}
      />
      <div className="-my-3 flex flex-wrap items-center justify-between gap-x-5">
        {full && <RememberMeCheckbox />}
        <button type="button" className="needs-script text-link min-h-11 text-md" onClick={forgot}>
          {t('login.forgot')}
        </button>
      </div>
    </SignInForm>
  )
}
