import { useState, type FormEvent } from 'react'
import { checkEmail } from '../../../shared/auth/check-credentials.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ChangeStatus, FreshSignIn } from '../security/change-status.tsx'
import { fieldValue } from '../security/field-value.ts'
import { useAccountChange } from '../security/use-account-change.ts'

interface EmailFormProps {
  email: string
  close: () => void
}

/** Always asks who is there first: whoever has the address can have the password, too (B18.1). */
export function EmailForm(props: EmailFormProps) {
  const [proven, setProven] = useState(false)
  return proven ? <NewEmail {...props} /> : <FreshSignIn done={() => setProven(true)} cancel={props.close} />
}

function NewEmail({ email, close }: EmailFormProps) {
  const { t, language } = useLanguage()
  const { auth } = trpc.useUtils()
  const ask = trpc.auth.changeEmail.useMutation()
  const status = useAccountChange()
  const [problem, setProblem] = useState<'auth.invalidEmail' | 'email.same'>()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = fieldValue(form, 'email').trim()
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
        toast({ title: t('email.sent', { email: typed }) })
        close()
      },
    )
  }
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
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={close}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" pending={status.pending}>
          {t('email.send')}
        </Button>
      </div>
    </form>
  )
}
