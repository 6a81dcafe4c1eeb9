import { z } from 'zod'
import type { MailDeps } from './deps.ts'
import { PermanentMailError } from './mailer.ts'
import { claimMail, releaseClaim, isMailWaiting } from './queries.ts'

const jobSchema = z.object({ mailId: z.uuid() })

/** Longer than a mail server may take; a worker that dies while sending leaves the mail to others after that. */
const claimMs = 5 * 60 * 1000

/**
 * Sends one mail once, as far as SMTP allows: two workers can't have it at a time, and what is sent is never taken again. Only
 * a server that takes it without our hearing of it gets it twice, under the same Message-ID.
 */
export async function sendMail(
  { db, clock, mailer, logger }: Pick<MailDeps, 'db' | 'clock' | 'mailer' | 'logger'>,
  data: unknown,
): Promise<void> {
  const { mailId } = jobSchema.parse(data)
  const now = clock()
  const mail = await claimMail(db, mailId, { now, until: new Date(now.getTime() + claimMs) })
  if (mail === undefined) {
    if (await isMailWaiting(db, mailId)) throw new Error(`Mail ${mailId} is being sent by another worker`)
    return
  }
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof PermanentMailError)) {
      await releaseClaim(db, mailId, 'try again')
      throw error
    }
    await releaseClaim(db, mailId, { refused: error.message })
    logger.warn({ mailId, reason: error.message }, 'a mail was refused for good')
    return
  }
  await releaseClaim(db, mailId, { sentAt: clock() })
}
