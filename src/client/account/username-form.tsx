import { explainAccountError } from '../auth/identity/account-errors.ts'
import { usePendingAction } from '../ui/form/use-pending-action.ts'
import { getRefusalCode } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { SubmitButtons } from '../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../ui/form/form-data.ts'
import { showToast } from '../ui/toast-store.ts'

export function UsernameForm({ username, close }: { username: string; close: () => void }) {
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
