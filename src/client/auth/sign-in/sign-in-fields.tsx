import { useState, type ComponentProps } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { normalizeEmail } from '../../../shared/auth/check-credentials.ts'

// Paths of lucide's icons (ISC license).
const eyeIcon =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'
const crossedEyeIcon =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'beside' | 'spellCheck'>

/** Renders a password field. The user can show the password, because hidden input causes typing errors on phones. */
export function PasswordField(field: PasswordFieldProps) {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      beside={
        <button
          type="button"
          className="needs-script flex size-11 items-center justify-center rounded-control text-soft hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? crossedEyeIcon : eyeIcon} />
          <span className="sr-only">{t(shown ? 'auth.hidePassword' : 'auth.showPassword')}</span>
        </button>
      }
    />
  )
}

export interface EmailFieldValue {
  /** The address entered in the previous form. */
  email: string
  /** Stores the entered address for the next form. */
  noteEmail: (email: string) => void
}

interface EmailFieldProps extends EmailFieldValue {
  error: string | undefined
  /** True if the field gets the focus when its dialog opens. */
  first: boolean
}

export function EmailField({ email, noteEmail, error, first }: EmailFieldProps) {
  const { t } = useLanguage()
  return (
    <TextField
      ref={first ? focusOnMount : null}
      label={t('auth.email')}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
      onInput={(event) => noteEmail(normalizeEmail(event.currentTarget.value))}
      error={error}
    />
  )
}

/** Renders the checkbox "remember me". If it is unchecked, the session ends when the browser closes. */
export function RememberMeCheckbox() {
  const { t } = useLanguage()
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-md">
      <input type="checkbox" name="remember" defaultChecked className="size-4.5 accent-accent" />
      {t('auth.remember')}
    </label>
  )
}
