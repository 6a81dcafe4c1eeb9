import { createTransport } from 'nodemailer'
import type { Env } from '../platform/env.ts'
import { PermanentMailError, type Mailer } from './mailer.ts'

/** Together well under the time for which a mail is claimed. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

export function smtpMailer({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  // Nothing in a mail may name a file or an address to be fetched into it.
  const transport = createTransport({
    url: SMTP_URL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = addressIn(MAIL_FROM)
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return {
    async send({ id, to, replyTo, subject, text, html }) {
      if (!isOneAddress(to)) throw new PermanentMailError('not an e-mail address')
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: MAIL_FROM,
          to,
          ...(replyTo !== null && isOneAddress(replyTo) ? { replyTo } : {}),
          envelope: { from: sender, to: [to] },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isRecipientRefused(error) ? new PermanentMailError(error.message, { cause: error }) : error
      }
    },
  }
}

/** Anything else might be read as several, or as words to the server. */
const isOneAddress = (text: string) => /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(text)

const addressIn = (from: string) => /<(.+)>/.exec(from)?.[1] ?? from

/** A lasting 'no' (5xx) to the recipient itself; to anything else, such as our password, a later try may succeed. */
function isRecipientRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}
