import { useLanguage } from '../../platform/texts/language.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { normalizeEmail } from '../../../shared/auth/check-credentials.ts'

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
