import { useState, type ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'

interface CodeFormProps {
  /** Text that says where to find the code. */
  hint: string
  action: string
  /** Whether a code is being checked, and why the last one failed. */
  status: { pending: boolean; failure: string | undefined }
  send: (code: string) => void
  cancel: () => void
  /** Content below the field. */
  children?: ReactNode
}

const codeLength = 6

/** Renders a form for six digits from a text message or an authenticator app. */
export function SecondFactorCodeForm({ hint, action, status, send, cancel, children }: CodeFormProps) {
  const { t } = useLanguage()
  const [incomplete, setIncomplete] = useState(false)

  const submit = createSubmitHandler((data, form) => {
    const code = digitsOf(getFormText(data, 'code'))
    setIncomplete(code.length !== codeLength)
    if (code.length === codeLength) send(code)
    else form.querySelector('input')?.focus()
  })

  const problem = incomplete ? t('secondFactor.incomplete') : status.failure
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
      <SubmitButtons cancel={cancel} action={action} pending={status.pending} />
    </form>
  )
}

/** Returns the digits of a code that was pasted or typed with a Japanese keyboard: '１２３ ４５６'. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')
