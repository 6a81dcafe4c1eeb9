import type { FormEvent } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { ChangeStatus } from './change-status.tsx'
import { typedIn } from './typed-in.ts'
import { useAccountChange } from './use-account-change.ts'
import { useIdentityAccount } from './use-identity-account.ts'

interface FreshSignInProps {
  done: () => void
  cancel: () => void
}

/** Before what only the account's owner may do: a browser left open is no proof. */
export function FreshSignIn({ done, cancel }: FreshSignInProps) {
  const { t } = useLanguage()
  const { data: account } = useIdentityAccount()
  const status = useAccountChange()
  const { pending, interruption, failure, change } = status
  if (interruption !== undefined) return <ChangeStatus status={status} />

  const cancelButton = (
    <Button variant="quiet" onClick={cancel}>
      {t('auth.cancel')}
    </Button>
  )
  if (account?.methods.includes('password') !== true) {
    return (
      <div className="grid gap-5">
        <p className="text-soft">{t('profile.confirmGoogle')}</p>
        <ChangeStatus status={status} />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          {cancelButton}
          <Button
            ref={focusOnMount}
            pending={pending}
            onClick={() => change((store) => store.account.signInAgainWithGoogle(), done)}
          >
            {t('profile.confirmGoogle.action')}
          </Button>
        </div>
      </div>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = typedIn(event.currentTarget, 'password')
    change((store) => store.account.signInAgain(password), done)
  }
  return (
    <form method="post" className="grid gap-5" onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" defaultValue={account.email} hidden />
      <TextField
        ref={focusOnMount}
        label={t('profile.currentPassword')}
        hint={t('profile.confirmPassword')}
        error={failure}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        {cancelButton}
        <Button type="submit" pending={pending}>
          {t('profile.confirm')}
        </Button>
      </div>
    </form>
  )
}
