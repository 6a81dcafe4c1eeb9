import { useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import { getFormText } from '../../ui/form/form-data.ts'
import type { Credentials, RememberOption } from '../session/store/session-parts.ts'
import { invalidField } from '../identity/provider-errors.ts'
import { SecondFactorRequiredError } from '../identity/identity-port.ts'
import {
  normalizeEmail,
  type AuthField,
  type FieldProblems,
  type AuthFormValues,
} from '../../../shared/auth/check-credentials.ts'

interface Account extends Credentials, RememberOption {
  username?: string
}

interface SignInFormPorts {
  check: (typed: AuthFormValues) => FieldProblems
  send: (account: Account) => Promise<void>
  /** Signs in with Google, without any of the fields. */
  sendWithGoogle?: (choices: RememberOption) => Promise<void>
  explain: (error: unknown) => string
  /** The error of a sign-in that failed before the form was rendered. */
  failure?: unknown
  done: () => void
}

export type SignInFormState = ReturnType<typeof useSignInForm>

/** Reads the fields on submit, so that input from before hydration or from a password manager is included. */
export function useSignInForm({
  check,
  send,
  sendWithGoogle,
  explain,
  failure: earlier,
  done,
}: SignInFormPorts) {
  const { t } = useLanguage()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState(earlier)
  const [pending, setPending] = useState<'form' | 'google'>()

  const run = async (form: HTMLFormElement, way: 'form' | 'google', work: () => Promise<void>) => {
    setProblems({})
    setFailure(undefined)
    dismissToast()
    setPending(way)
    try {
      await work()
    } catch (error) {
      setFailure(error)
      if (error instanceof SecondFactorRequiredError) return undefined
      showToast({ title: t('auth.error'), description: explain(error), variant: 'error' })
      const field = invalidField(error)
      if (field !== undefined) focusFirst(form, { [field]: error })
      return undefined
    } finally {
      setPending(undefined)
    }
    return done()
  }

  const submit = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const found = check(typed)
    if (Object.keys(found).length === 0) return run(form, 'form', () => send(accountIn(form, typed)))
    setProblems(found)
    setFailure(undefined)
    dismissToast()
    focusFirst(form, found)
    return undefined
  }

  const needed = failure instanceof SecondFactorRequiredError ? failure : undefined
  const explained = failure === undefined || needed !== undefined ? undefined : explain(failure)
  const fieldOfFailure = invalidField(failure)
  return {
    pending,
    /** The second factor that the sign-in requires. Replaces the form until it is completed or canceled. */
    secondFactor: needed === undefined ? undefined : { needed, done, cancel: () => setFailure(undefined) },
    /** Text of an error that no field caused. */
    failure: fieldOfFailure === undefined ? explained : undefined,
    problemAt(field: AuthField) {
      const key = problems[field]
      if (key !== undefined) return t(key)
      return field === fieldOfFailure ? explained : undefined
    },
    continueWithGoogle:
      sendWithGoogle === undefined
        ? undefined
        : (event: MouseEvent<HTMLButtonElement>) => {
            const { form } = event.currentTarget
            if (form !== null && pending === undefined)
              void run(form, 'google', () => sendWithGoogle(rememberIn(form)))
          },
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (pending === undefined) void submit(event.currentTarget)
      },
      /** The Enter key that confirms an IME conversion must not submit the form. */
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
      },
    },
  }
}

function typedIn(form: HTMLFormElement): AuthFormValues {
  const data = new FormData(form)
  const text = (name: AuthField) => getFormText(data, name)
  return {
    email: normalizeEmail(text('email')),
    username: text('username').trim(),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  }
}

/** Builds the account from the form; the store sets defaults for missing fields. */
function accountIn(form: HTMLFormElement, { email, username, password }: AuthFormValues): Account {
  return { email, password, ...(username === '' ? {} : { username }), ...rememberIn(form) }
}

function rememberIn(form: HTMLFormElement): RememberOption {
  const box = form.elements.namedItem('remember')
  return box instanceof HTMLInputElement ? { remember: box.checked } : {}
}

function focusFirst(form: HTMLFormElement, problems: Partial<Record<AuthField, unknown>>): void {
  for (const input of form.elements)
    if (input instanceof HTMLInputElement && input.name in problems) return input.focus()
}
