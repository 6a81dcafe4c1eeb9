import { useState } from 'react'
import { checkEmail } from '../../../shared/auth/check-credentials.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { showToast } from '../../ui/toast-store.ts'
import { ChangeStatus, ReauthenticationForm } from '../security/change-status.tsx'
import { useAccountChange } from '../security/use-account-change.ts'

interface EmailFormProps {
  email: string
  close: () => void
}

/** Changes the email address. Always requires a fresh login, because the address allows resetting the password (B18.1). */
export function EmailForm(props: EmailFormProps) {
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
