import { useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { Translate } from '../../../shared/texts/translate.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import { getFormText } from '../../ui/form/form-data.ts'
import type { Credentials } from '../session/store/session-parts.ts'
import type { SessionStore } from '../session/store/session-store.ts'
import { useAuth } from '../session/session-provider.tsx'
import { invalidField } from '../identity/provider-errors.ts'
import { SecondFactorRequiredError } from '../identity/identity-port.ts'
import {
  normalizeEmail,
  type AuthField,
  type FieldProblems,
  type AuthFormValues,
} from '../../../shared/auth/check-credentials.ts'

interface SignInFormOptions {
  check: (typed: AuthFormValues) => FieldProblems
  send: (store: SessionStore, credentials: Credentials) => Promise<void>
  /** True if the form offers to sign in with Google, without any of the fields. */
  withGoogle?: boolean
  explain: (error: unknown, t: Translate) => string
  /** The error of a sign-in that failed before the form was rendered. */
  failure?: unknown
  done: () => void
}

export type SignInFormState = ReturnType<typeof useSignInForm>

/** Reads the fields on submit, so that input from before hydration or from a password manager is included. */
export function useSignInForm({
  check,
  send,
  withGoogle = false,
  explain,
  failure: earlier,
  done,
}: SignInFormOptions) {
  const { t } = useLanguage()
  const { openStore } = useAuth()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState(earlier)
  const [pending, setPending] = useState<'form' | 'google'>()

  const run = async (
    form: HTMLFormElement,
    way: 'form' | 'google',
    work: (store: SessionStore) => Promise<void>,
  ) => {
    setProblems({})
    setFailure(undefined)
    dismissToast()
    setPending(way)
    try {
      await work(await openStore())
    } catch (error) {
      setFailure(error)
      if (error instanceof SecondFactorRequiredError) return undefined
      showToast({ title: t('auth.error'), description: explain(error, t), variant: 'error' })
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
    if (Object.keys(found).length === 0) {
      const { email, password, username } = typed
      const credentials = { email, password, remember: remembersIn(form), ...(username && { username }) }
      return run(form, 'form', (store) => send(store, credentials))
    }
    setProblems(found)
    setFailure(undefined)
    dismissToast()
    focusFirst(form, found)
    return undefined
  }

  const needed = failure instanceof SecondFactorRequiredError ? failure : undefined
  const explained = failure === undefined || needed !== undefined ? undefined : explain(failure, t)
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
    withGoogle,
    continueWithGoogle: ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      if (form === null || pending !== undefined) return
      const remember = remembersIn(form)
      void run(form, 'google', (store) => store.signInWithGoogle(remember))
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

/** Returns whether "remember me" is checked. True for a form without that checkbox. */
function remembersIn(form: HTMLFormElement): boolean {
  const box = form.elements.namedItem('remember')
  return !(box instanceof HTMLInputElement) || box.checked
}

function focusFirst(form: HTMLFormElement, problems: Partial<Record<AuthField, unknown>>): void {
  for (const input of form.elements)
    if (input instanceof HTMLInputElement && input.name in problems) return input.focus()
}
