import type { ReactNode } from 'react'
import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useOpenAuthStore } from './auth-provider.tsx'
import { FormFailure } from './form-failure.tsx'
import { explainSignUp } from './provider-errors.ts'
import { focusOnOpen } from './focus-on-open.ts'
import { useAuthForm } from './use-auth-form.ts'
import { checkSignUp } from './validation.ts'

interface SignUpFormProps {
  done: () => void
  /** Stands beside the submit button. */
  children?: ReactNode
}

export function SignUpForm({ done, children }: SignUpFormProps) {
  const { t } = useLanguage()
  const openStore = useOpenAuthStore()
  const form = useAuthForm({
    check: checkSignUp,
    send: async (credentials) => (await openStore()).signUp(credentials),
    explain: (error) => explainSignUp(error, t),
    done,
  })
  return (
    <form method="post" noValidate className="grid gap-5" {...form.formEvents}>
      <TextField
        ref={focusOnOpen}
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={form.problemAt('email')}
      />
      <TextField
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        error={form.problemAt('password')}
      />
      <TextField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={form.problemAt('confirmPassword')}
      />
      <FormFailure text={form.failure} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        {children}
        <Button type="submit" pending={form.pending}>
          {t('signUp.action')}
        </Button>
      </div>
    </form>
  )
}
