import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { EmailField, PasswordField, RememberMeCheckbox, type EmailFieldValue } from './sign-in-fields.tsx'
import { explainSignUpError } from '../identity/provider-errors.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkFullSignUp, checkSignUp, maxUsernameLength } from '../../../shared/auth/check-credentials.ts'

interface SignUpFormProps extends EmailFieldValue {
  /** Whether the form includes username and "remember me". */
  full: boolean
  done: () => void
  cancel: () => void
}

export function SignUpForm({ full, done, cancel, email, noteEmail }: SignUpFormProps) {
  const { t } = useLanguage()
  const form = useSignInForm({
    check: full ? checkFullSignUp : checkSignUp,
    send: (store, account) => store.signUp(account),
    withGoogle: true,
    explain: explainSignUpError,
    done,
  })
  return (
    <SignInForm form={form} action={t('signUp.action')} cancel={cancel}>
      <EmailField email={email} noteEmail={noteEmail} error={form.problemAt('email')} first />
      {full && (
        <TextField
          label={t('auth.username')}
          name="username"
          autoComplete="nickname"
          maxLength={maxUsernameLength}
          required
          error={form.problemAt('username')}
        />
      )}
      <PasswordField
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        error={form.problemAt('password')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={form.problemAt('confirmPassword')}
      />
      {full && (
        <div className="-my-3">
          <RememberMeCheckbox />
        </div>
      )}
      <p className="text-sm text-soft">
        <LinkedText text={t('signUp.terms')} newTab />
      </p>
    </SignInForm>
  )
}
