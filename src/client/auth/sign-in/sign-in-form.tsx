import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
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
      {form.withGoogle && (
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
  const { openStore } = useAuth()
  useEffect(() => {
    openStore()
      .then((store) => store.check())
      .catch((error: unknown) => reportFailure('The provider was not set up in time', error))
  }, [openStore])
}

interface GoogleButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  pending: boolean
}

/** Renders Google's button by Google's rules: its colors in light and dark, the unchanged logo, one of its three labels. */
function GoogleButton({ pending, onClick }: GoogleButtonProps) {
  const { t } = useLanguage()
  return (
    <button type="button" className="google-button" aria-busy={pending || undefined} onClick={onClick}>
      {pending ? <Spinner /> : <GoogleMark />}
      {t('auth.google')}
    </button>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" className="size-5 flex-none" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}
