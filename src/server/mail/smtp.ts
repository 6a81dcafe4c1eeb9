import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from '../platform/env.ts'
import type { Telemetry } from '../platform/watching/watch.ts'
import { PermanentMailError, UnansweredMailError, type Mailer } from './mailer.ts'

/** Milliseconds. A server may scan an email for minutes before it responds, and a timeout would leave the outcome unknown. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 5 * 60_000 }

export function createSmtpMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  watch: Pick<Telemetry, 'vendorCall'>,
): Mailer {
  const sender = addressIn(MAIL_FROM)
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return {
    async send({ id, to, replyTo, subject, text, html, leaveUrl, requestId }, handOver) {
      if (!isOneAddress(to)) throw new PermanentMailError('not an email address')
      let handedOver = false
      // The content must not include files or URLs, because some of it comes from users.
      const transport = createTransport({
        url: SMTP_URL,
        ...timeouts,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      // Nodemailer reads the stream after the server has accepted sender and recipient.
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((content) =>
          Readable.from(
            (async function* () {
              await handOver()
              handedOver = true
              yield* content
            })(),
          ),
        )
        done()
      })
      try {
        const mail = {
          messageId: `<${id}@${domain}>`,
          from: MAIL_FROM,
          to,
          ...(replyTo !== null && isOneAddress(replyTo) ? { replyTo } : {}),
          envelope: { from: sender, to: [to] },
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(leaveUrl === null ? {} : oneClick(leaveUrl)),
            ...(requestId === null ? {} : { 'X-Request-ID': requestId }),
          },
        }
        await watch.vendorCall('smtp', 'send', () => transport.sendMail(mail), {
          error: (error) => (isRecipientRefused(error) ? 'refused' : 'failed'),
        })
      } catch (error) {
        if (isRecipientRefused(error)) throw new PermanentMailError(error.message, { cause: error })
        if (handedOver && !isAnswer(error)) throw new UnansweredMailError({ cause: error })
        throw error
      }
    },
  }
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns whether the text is a single address. Anything else could be several addresses or an SMTP command. */
const isOneAddress = (text: string) => /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(text)

const addressIn = (from: string) => /<(.+)>/.exec(from)?.[1] ?? from

/** Returns whether the recipient was permanently refused (5xx). Other refusals, such as of the shop's password, may be temporary. */
function isRecipientRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

/** Returns whether the server has responded. */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
