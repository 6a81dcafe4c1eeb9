import { SecondFactorStep } from '../../auth/sign-in/second-factor-step.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { FormButtons, SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { useAccountChange, useIdentityAccount, type AccountChange } from './use-account-change.ts'

/** Shows why a change has stopped: it failed, or it requires a fresh sign-in or a second factor. */
export function ChangeStatus({ status }: { status: AccountChange }) {
  const { failure, interruption, goOn, giveUp } = status
  if (interruption === undefined) return <FormAlert text={failure} />
  const done = () => goOn(interruption)
  if (interruption.secondFactor === undefined) return <ReauthenticationForm done={done} cancel={giveUp} />
  return <SecondFactorStep needed={interruption.secondFactor} done={done} cancel={giveUp} />
}

/** Asks for a fresh sign-in before a sensitive change, because an open browser does not prove the user's identity. */
export function ReauthenticationForm({ done, cancel }: { done: () => void; cancel: () => void }) {
  const { t } = useLanguage()
  const { data: account } = useIdentityAccount()
  const status = useAccountChange()
  const { pending, interruption, failure, change } = status
  if (interruption !== undefined) return <ChangeStatus status={status} />

  if (account?.methods.includes('password') !== true) {
    return (
      <div className="grid gap-5">
        <p className="text-soft">{t('profile.confirmGoogle')}</p>
        <ChangeStatus status={status} />
        <FormButtons cancel={cancel}>
          <Button
            ref={focusOnMount}
            pending={pending}
            onClick={() => change((store) => store.account.signInAgainWithGoogle(), done)}
          >
            {t('auth.google')}
          </Button>
        </FormButtons>
      </div>
    )
  }
  const submit = createSubmitHandler((data) => {
    change((store) => store.account.signInAgain(getFormText(data, 'password')), done)
  })
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
      <SubmitButtons cancel={cancel} action={t('profile.confirm')} pending={pending} />
    </form>
  )
}
