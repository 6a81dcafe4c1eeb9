import { useState, type FormEvent } from 'react'
import { checkNewPassword, type FieldProblems } from '../../../shared/auth/check-credentials.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ChangeStatus, FreshSignIn } from './change-status.tsx'
import { ResetMail } from './reset-mail.tsx'
import { fieldValue } from './field-value.ts'
import { useAccountChange } from './use-account-change.ts'

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
      <FreshSignIn done={() => setProven(true)} cancel={close} />
      {hasPassword && <ResetMail email={email} />}
    </div>
  )
}

function NewPassword({ email, close }: { email: string; close: () => void }) {
  const { t } = useLanguage()
  const status = useAccountChange()
  const [problems, setProblems] = useState<FieldProblems>({})
  if (status.interruption !== undefined) return <ChangeStatus status={status} />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = {
      password: fieldValue(form, 'password'),
      confirmPassword: fieldValue(form, 'confirmPassword'),
    }
    const found = checkNewPassword(typed)
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    return status.change(
      (store) => store.account.setPassword(typed.password),
      () => {
        toast({ title: t('profile.passwordChanged') })
        close()
      },
    )
  }
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
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={close}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" pending={status.pending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
