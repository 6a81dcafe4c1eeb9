import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EditableSetting, Setting, SettingsSection } from '../ui/setting.tsx'
import { useIdentityAccount, useSendMail, useAccountChange } from './security/use-account-change.ts'
import { explainAccountError } from '../auth/identity/account-errors.ts'
import { usePendingAction } from '../ui/form/use-pending-action.ts'
import { getRefusalCode } from '../platform/api/api.ts'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { SubmitButtons } from '../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../ui/form/form-data.ts'
import { showToast } from '../ui/toast-store.ts'
import { ResendButton } from '../auth/sign-in/resend-button.tsx'
import { Button } from '../ui/button.tsx'
import { FormAlert } from '../ui/form/form-failure.tsx'
import { useState } from 'react'
import { checkEmail } from '../../shared/auth/check-credentials.ts'
import { ChangeStatus, ReauthenticationForm } from './security/change-status.tsx'

export function AccountSection({ email }: { email: string }) {
  const { t } = useLanguage()
  const { data: me } = trpc.auth.me.useQuery(undefined, queryProfiles.other)
  const { data: change } = trpc.auth.emailChange.useQuery(undefined, queryProfiles.fresh)
  const { data: account } = useIdentityAccount()
  return (
    <SettingsSection title={t('profile.account')} text={t('profile.accountText')}>
      <Setting
        name={t('auth.email')}
        value={<span className="break-all">{email}</span>}
        control={account?.emailVerified === true && <Badge tone="accent">{t('profile.verified')}</Badge>}
      >
        {account?.emailVerified === false && <VerificationMail email={email} />}
      </Setting>
      <EditableSetting
        name={t('email.change')}
        value={
          <span className="break-words">
            {change?.waitingFor == null
              ? t('email.changeText')
              : t('email.waiting', { email: change.waitingFor })}
          </span>
        }
        action={t('profile.change')}
      >
        {(close) => <EmailForm email={email} close={close} />}
      </EditableSetting>
      <EditableSetting
        name={t('auth.username')}
        value={
          me === undefined ? (
            <Skeleton className="mt-1 h-5 w-32" />
          ) : (
            <span className="break-words">{me.user.username}</span>
          )
        }
        action={t('profile.change')}
      >
        {(close) => <UsernameForm username={me?.user.username ?? ''} close={close} />}
      </EditableSetting>
    </SettingsSection>
  )
}

function UsernameForm({ username, close }: { username: string; close: () => void }) {
  const { t } = useLanguage()
  const { auth } = trpc.useUtils()
  const rename = trpc.auth.rename.useMutation()
  const { pending, failure, run } = usePendingAction((error) =>
    getRefusalCode(error) === 'invalid-input' ? t('profile.usernameRule') : explainAccountError(error, t),
  )

  const submit = createSubmitHandler((data) => {
    void run(async () => {
      const renamed = await rename.mutateAsync({ username: getFormText(data, 'username') })
      auth.me.setData(undefined, renamed)
      await auth.session.invalidate()
      showToast({ title: t('profile.usernameChanged') })
      close()
    })
  })
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('profile.newUsername')}
        hint={t('profile.usernameRule')}
        error={failure}
        name="username"
        defaultValue={username}
        autoComplete="nickname"
        required
      />
      <SubmitButtons cancel={close} action={t('profile.save')} pending={pending} />
    </form>
  )
}

/** Offers to send the verification email while the address is not verified. */
function VerificationMail({ email }: { email: string }) {
  const { t } = useLanguage()
  const { sent, pending, failure, send } = useSendMail((store) => store.sendVerification())
  return (
    <div className="mt-3 grid justify-items-start gap-3 rounded-card bg-surface p-5">
      <p className="text-md">{t('profile.unverified')}</p>
      <output className="text-md text-soft empty:hidden">
        {sent && failure === undefined ? t('profile.verificationSent', { email }) : null}
      </output>
      <FormAlert text={failure} />
      {sent ? (
        <ResendButton label={t('profile.sendVerification')} pending={pending} send={send} />
      ) : (
        <Button variant="secondary" className="needs-script" pending={pending} onClick={send}>
          {t('profile.sendVerification')}
        </Button>
      )}
    </div>
  )
}

interface EmailFormProps {
  email: string
  close: () => void
}

/** Changes the email address. Always requires a fresh login, because the address allows resetting the password (B18.1). */
function EmailForm(props: EmailFormProps) {
  const [proven, setProven] = useState(false)
  return proven ? (
    <NewEmail {...props} />
  ) : (
    <ReauthenticationForm done={() => setProven(true)} cancel={props.close} />
  )
}

function NewEmail({ email, close }: EmailFormProps) {
  const { t, language } = useLanguage()
  const { auth } = trpc.useUtils()
  const ask = trpc.auth.changeEmail.useMutation()
  const status = useAccountChange()
  const [problem, setProblem] = useState<'auth.invalidEmail' | 'email.same'>()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />

  const submit = createSubmitHandler((data, form) => {
    const typed = getFormText(data, 'email').trim()
    const isSame = typed.toLowerCase() === email.toLowerCase()
    const found = isSame
      ? 'email.same'
      : 'email' in checkEmail({ email: typed })
        ? 'auth.invalidEmail'
        : undefined
    setProblem(found)
    if (found !== undefined) return form.querySelector<HTMLElement>('[name=email]')?.focus()
    return status.change(
      async () => auth.emailChange.setData(undefined, await ask.mutateAsync({ email: typed, language })),
      () => {
        showToast({ title: t('email.sent', { email: typed }) })
        close()
      },
    )
  })
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('email.change')}
        hint={t('email.changeText')}
        error={problem && t(problem)}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <ChangeStatus status={status} />
      <SubmitButtons cancel={close} action={t('email.send')} pending={status.pending} />
    </form>
  )
}
