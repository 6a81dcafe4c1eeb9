import { useState } from 'react'
import { checkNewPassword, type FieldProblems } from '../../../shared/auth/check-credentials.ts'
import { ResendButton } from '../../auth/sign-in/resend-button.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { showToast } from '../../ui/toast-store.ts'
import { ChangeStatus, ReauthenticationForm } from './change-status.tsx'
import { useAccountChange, useSendMail } from './use-account-change.ts'

interface PasswordFormProps {
  email: string
  /** False for users who signed up with Google and have not set a password. */
  hasPassword: boolean
  close: () => void
}

/** Always requires a fresh sign-in first, even after a recent login, because the password gives full access. */
export function PasswordForm({ email, hasPassword, close }: PasswordFormProps) {
  const [proven, setProven] = useState(false)
  if (proven) return <NewPassword email={email} close={close} />
  return (
    <div className="grid gap-5">
      <ReauthenticationForm done={() => setProven(true)} cancel={close} />
      {hasPassword && <ResetMail email={email} />}
    </div>
  )
}

function NewPassword({ email, close }: { email: string; close: () => void }) {
  const { t } = useLanguage()
  const status = useAccountChange()
  const [problems, setProblems] = useState<FieldProblems>({})
  if (status.interruption !== undefined) return <ChangeStatus status={status} />

  const submit = createSubmitHandler((data, form) => {
    const typed = {
      password: getFormText(data, 'password'),
      confirmPassword: getFormText(data, 'confirmPassword'),
    }
    const found = checkNewPassword(typed)
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    return status.change(
      (store) => store.account.setPassword(typed.password),
      () => {
        showToast({ title: t('profile.passwordChanged') })
        close()
      },
    )
  })
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
      <TextField
        ref={focusOnMount}
        label={t('profile.newPassword')}
        hint={t('auth.passwordHint')}
        error={problems.password && t(problems.password)}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('profile.newPasswordAgain')}
        error={problems.confirmPassword && t(problems.confirmPassword)}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
      />
      <p className="text-sm text-soft">{t('profile.passwordEnds')}</p>
      <ChangeStatus status={status} />
      <SubmitButtons cancel={close} action={t('profile.save')} pending={status.pending} />
    </form>
  )
}

/** Sends a password reset email to a user who does not remember the current password. */
function ResetMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const { sent, pending, failure, send } = useSendMail((store) => store.sendPasswordReset(email))
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4 text-md text-soft">
      {!sent && (
        <p>
          {t('login.forgot')}{' '}
          <button type="button" className="text-link" aria-disabled={pending} onClick={send}>
            {t('profile.sendReset')}
          </button>
        </p>
      )}
      <output className="empty:hidden">{sent ? t('profile.resetSent', { email }) : null}</output>
      <FormAlert text={failure} />
      {sent && <ResendButton label={t('profile.sendReset')} pending={pending} send={send} />}
    </div>
  )
}
