import { useCallback } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { normalizeEmail } from '../../../shared/auth/check-credentials.ts'

export interface TypedEmail {
  /** The value from the previous form. */
  email: string
  /** Keeps the value for the next form. */
  noteEmail: (email: string) => void
}

interface EmailFieldProps extends TypedEmail {
  error: string | undefined
  /** Gets the focus when its dialog opens. */
  first: boolean
}

export function EmailField({ email, noteEmail, error, first }: EmailFieldProps) {
  const { t } = useLanguage()
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      if (field === null) return
      // Input from before hydration fired no event handler.
      noteEmail(normalizeEmail(field.value))
      if (first) focusOnMount(field)
    },
    [first, noteEmail],
  )
  return (
    <TextField
      ref={takeOver}
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
