import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLanguage } from '../lib/i18n.tsx'
import { dismissToast, toast } from '../ui/toast-store.ts'
import type { Credentials, Remembered } from './auth-store.ts'
import type { CredentialsField, FieldProblems, Typed } from './validation.ts'

interface Account extends Credentials, Remembered {
  username?: string
}

interface AuthForm {
  check: (typed: Typed) => FieldProblems
  send: (account: Account) => Promise<void>
  explain: (error: unknown) => string
  /** What went wrong before the form was there. */
  failure?: unknown
  done: () => void
}

/** Reads the fields when they are sent, so what was typed before the page came alive, or by a password manager, counts. */
export function useAuthForm({ check, send, explain, failure: earlier, done }: AuthForm) {
  const { t } = useLanguage()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState(() => (earlier === undefined ? undefined : explain(earlier)))
  const [pending, setPending] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const found = check(typed)
    setProblems(found)
    setFailure(undefined)
    dismissToast()
    if (focusFirst(form, found)) return
    setPending(true)
    try {
      await send({ email: typed.email, password: typed.password, ...choicesIn(form) })
    } catch (error) {
      const text = explain(error)
      setFailure(text)
      toast({ title: t('auth.error'), description: text, variant: 'error' })
      return
    } finally {
      setPending(false)
    }
    done()
  }

  return {
    pending,
    failure,
    problemAt(field: CredentialsField) {
      const key = problems[field]
      return key === undefined ? undefined : t(key)
    },
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!pending) void submit(event.currentTarget)
      },
      /** Enter that chooses a conversion must not send the form. */
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
      },
    },
  }
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (name: CredentialsField) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email').trim(), password: text('password'), confirmPassword: text('confirmPassword') }
}

/** What only some of the forms ask: a field that is not there leaves the store's default. */
function choicesIn(form: HTMLFormElement): Omit<Account, keyof Credentials> {
  const remember = form.elements.namedItem('remember')
  const username = form.elements.namedItem('username')
  return {
    ...(remember instanceof HTMLInputElement ? { remember: remember.checked } : {}),
    ...(username instanceof HTMLInputElement && username.value.trim() !== ''
      ? { username: username.value.trim() }
      : {}),
  }
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems): boolean {
  const [field] = Object.keys(problems)
  if (field === undefined) return false
  const input = form.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
  return true
}
