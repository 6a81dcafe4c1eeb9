import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SignInForm } from './sign-in-form.tsx'
import { EmailField, PasswordField, RememberMeCheckbox, type EmailFieldValue } from './sign-in-fields.tsx'
import { explainLoginError } from '../identity/provider-errors.ts'
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
  const form = useSignInForm({
    check: checkLogin,
    send: (store, credentials) => store.signIn(credentials),
    withGoogle: true,
    explain: explainLoginError,
    failure,
    done: () => {
      showToast({ title: t('login.done') })
      done()
    },
  })
  return (
    <SignInForm form={form} action={t('header.logIn')} cancel={cancel}>
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

/** Renders a link-like button that switches from one form to another. */
export function FormSwitch(props: { text?: string; action: string; onClick: () => void }) {
  return (
    <p className="mt-6 border-t border-line pt-3 text-md text-soft">
      {props.text}{' '}
      <button type="button" className="text-link min-h-11" onClick={props.onClick}>
        {props.action}
      </button>
    </p>
  )
}
