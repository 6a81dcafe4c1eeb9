import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useAuth, useOpenSessionStore } from '../session/session-provider.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { GoogleButton } from './google-button.tsx'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { SecondFactorStep } from './second-factor-step.tsx'
import type { SignInFormState } from './use-sign-in-form.ts'

interface SignInFormProps {
  form: SignInFormState
  /** Label of the submit button. */
  action: string
  /** Called on cancel. Undefined for a form without a cancel button. */
  cancel?: (() => void) | undefined
  children: ReactNode
}

/** Renders the common parts of all sign-in forms: Google above the fields, the error message and the buttons below them. */
export function SignInForm({ form, action, cancel, children }: SignInFormProps) {
  const { t } = useLanguage()
  const { state } = useAuth()
  useProviderInTime()
  if (form.secondFactor !== undefined) return <SecondFactorStep {...form.secondFactor} />
  return (
    // With POST, a form that is submitted before hydration puts no password into the URL.
    <form method="post" noValidate className="grid gap-5" {...form.formEvents}>
      {form.continueWithGoogle !== undefined && (
        <div className="needs-script grid gap-5">
          <GoogleButton pending={form.pending === 'google'} onClick={form.continueWithGoogle} />
          <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('auth.or')}
          </p>
        </div>
      )}
      {children}
      <FormFailure text={form.failure} />
      {/* Whether authentication is disabled is known only shortly after the form is rendered (B7.24). */}
      <output className="contents">
        {state === 'ui-only' && form.failure === undefined && <FormFailure text={t('auth.unavailable')} />}
      </output>
      <SubmitButtons cancel={cancel} action={action} pending={form.pending === 'form'} />
    </form>
  )
}

/** Sets up the provider while the user types, because browsers allow a popup only right after a click. */
function useProviderInTime(): void {
  const openStore = useOpenSessionStore()
  useEffect(() => {
    openStore()
      .then((store) => store.check())
      .catch((error: unknown) => reportFailure('The provider was not set up in time', error))
  }, [openStore])
}
