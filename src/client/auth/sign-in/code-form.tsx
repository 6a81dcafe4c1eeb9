import { useState, type FormEvent, type ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'

interface CodeFormProps {
  /** Says where the code comes from. */
  hint: string
  action: string
  pending: boolean
  failure: string | undefined
  send: (code: string) => void
  cancel: () => void
  /** Shown below the field. */
  children?: ReactNode
}

const codeLength = 6

/** Six digits from a text message or an authenticator app. */
export function CodeForm({ hint, action, pending, failure, send, cancel, children }: CodeFormProps) {
  const { t } = useLanguage()
  const [incomplete, setIncomplete] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const code = digitsOf(field?.value ?? '')
    setIncomplete(code.length !== codeLength)
    if (code.length === codeLength) send(code)
    else field?.focus()
  }

  const problem = incomplete ? t('secondFactor.incomplete') : failure
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('secondFactor.code')}
        hint={hint}
        error={problem}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <p role="alert" className="sr-only">
        {problem}
      </p>
      {children}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={cancel}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** Accepts codes as pasted or as typed with a Japanese keyboard: '１２３ ４５６'. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')
