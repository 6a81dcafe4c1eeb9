import { useState } from 'react'
import { isNetworkFailure, getRefusalCode } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { dismissToast, showToast } from '../ui/toast-store.ts'
import { createSubmitHandler, getFormText } from '../ui/form/form-data.ts'
import { normalizeEmail, checkEmail } from '../../shared/auth/check-credentials.ts'
import {
  maxContactMessageLength,
  minContactMessageLength,
  countMessageCharacters,
} from '../../shared/contact/contact-message.ts'

/** Returns the form's state: idle, sending, sent (the form is reset) or failed (the input stays), B10.2. */
export function useContactForm() {
  const { t, language } = useLanguage()
  const [problems, setProblems] = useState<MessageProblems>({})
  const sending = trpc.contact.submit.useMutation({
    onError: (error) =>
      showToast({ title: t('contact.failed'), description: t(reasonOf(error)), variant: 'error' }),
  })

  return {
    sending: sending.isPending,
    sent: sending.isSuccess,
    failure: sending.isError ? `${t('contact.failed')}\n${t(reasonOf(sending.error))}` : undefined,
    problemAt: (field: keyof ContactMessageDraft) => {
      const problem = problems[field]
      return problem === undefined ? undefined : t(`contact.${problem}`)
    },
    onSubmit: createSubmitHandler((data, form) => {
      if (sending.isPending) return
      const draft = {
        email: normalizeEmail(getFormText(data, 'email')),
        message: getFormText(data, 'message'),
      }
      const found = checkMessage(draft)
      dismissToast()
      sending.reset()
      setProblems(found)
      if (Object.keys(found).length > 0) return focusFirst(form, found)
      const website = getFormText(data, 'website')
      sending.mutate({ ...draft, website, language }, { onSuccess: () => form.reset() })
    }),
  }
}

function reasonOf(error: unknown) {
  if (getRefusalCode(error) === 'too-many-requests') return 'contact.failedOften'
  return isNetworkFailure(error) ? 'contact.failedNetwork' : 'contact.failedText'
}

function focusFirst(form: HTMLFormElement, problems: MessageProblems): void {
  const field = form.elements.namedItem(problems.email === undefined ? 'message' : 'email')
  if (field instanceof HTMLElement) field.focus()
}

export interface ContactMessageDraft {
  email: string
  message: string
}

export type MessageProblems = Partial<
  Record<keyof ContactMessageDraft, 'invalidEmail' | 'tooShort' | 'tooLong'>
>

/** Returns the problems of a message; empty if it can be sent (B10.1). The server validates it with the same limits. */
export function checkMessage({ email, message }: ContactMessageDraft): MessageProblems {
  const length = countMessageCharacters(message)
  return {
    ...(checkEmail({ email }).email === undefined ? {} : { email: 'invalidEmail' }),
    ...(length < minContactMessageLength ? { message: 'tooShort' } : {}),
    ...(length > maxContactMessageLength ? { message: 'tooLong' } : {}),
  }
}
