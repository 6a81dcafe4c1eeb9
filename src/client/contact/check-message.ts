import { contactMaximum, contactMinimum, messageLength } from '../../shared/contact/contact-message.ts'
import { checkEmail } from '../../shared/auth/check-credentials.ts'

export interface WrittenMessage {
  email: string
  message: string
}

export type MessageProblems = Partial<Record<keyof WrittenMessage, 'invalidEmail' | 'tooShort' | 'tooLong'>>

/** B10.1; empty when the message may be sent. The server checks again, with `shared/contact/contact-schemas.ts`. */
export function checkMessage({ email, message }: WrittenMessage): MessageProblems {
  const length = messageLength(message)
  return {
    ...(checkEmail({ email }).email === undefined ? {} : { email: 'invalidEmail' }),
    ...(length < contactMinimum ? { message: 'tooShort' } : {}),
    ...(length > contactMaximum ? { message: 'tooLong' } : {}),
  }
}
