import type { ReactNode } from 'react'
import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast-store.ts'
import { useOpenAuthStore } from './auth-provider.tsx'
import { FormFailure } from './form-failure.tsx'
import { explainLogin } from './provider-errors.ts'
import { focusOnOpen } from './focus-on-open.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { checkLogin } from './validation.ts'

interface LoginFormProps {
  done: () => void
  inDialog?: boolean
  /** What went wrong before the form was there. */
  failure?: unknown
  /** Stands beside the submit button. */
  children?: ReactNode
}

export function LoginForm({ done, inDialog = false, failure, children }: LoginFormProps) {
  const { t } = useLanguage()
  const openStore = useOpenAuthStore()
  const hydrated = useHydrated()
  const form = useAuthForm({
    check: checkLogin,
    send: async (credentials) => (await openStore()).signIn(credentials),
    explain: (error) => explainLogin(error, t),
    failure,
    done: () => {
      toast({ title: t('login.done') })
      done()
    },
  })
  return (
    // POST: a form that is sent before the page is alive must not put a password into the address.
    <form method="post" noValidate className="grid gap-5" {...form.formEvents}>
      <TextField
        ref={inDialog ? focusOnOpen : undefined}
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={form.problemAt('email')}
      />
      <TextField
        label={t('auth.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={form.problemAt('password')}
      />
      <FormFailure text={form.failure} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        {children}
        <Button type="submit" disabled={!hydrated} pending={form.pending}>
          {t('login.action')}
        </Button>
      </div>
    </form>
  )
}
