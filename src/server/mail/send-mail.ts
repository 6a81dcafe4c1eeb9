import { z } from 'zod'
import type { MailDeps } from './deps.ts'
import { PermanentMailError, UnansweredMailError } from './mailer.ts'
import {
  eraseMails,
  findWaitingMail,
  markMailHandedOver,
  markMailRefused,
  markMailSent,
  resetMailHandover,
} from './queries.ts'

const jobSchema = z.object({ mailId: z.uuid() })

/**
 * Sends an email at most once: marks it as handed over first and never sends it again unless the server rejected it. Decision 0018 explains emails without a
 * response.
 */
export async function sendMail(
  { db, clock, mailer, jobs, logger }: Pick<MailDeps, 'db' | 'clock' | 'mailer' | 'jobs' | 'logger'>,
  data: unknown,
): Promise<void> {
  const { mailId } = jobSchema.parse(data)
  const mail = await findWaitingMail(db, mailId)
  if (mail === undefined) return
  let isOurs = false
  try {
    await mailer.send(mail, async () => {
      isOurs = await markMailHandedOver(db, mailId, clock())
      if (!isOurs) throw new Error('Another worker has handed it over')
    })
  } catch (error) {
    if (error instanceof UnansweredMailError) {
      await markMailRefused(db, mailId, error.message)
      logger.error({ mailId, err: error.cause }, 'a mail may or may not have been sent')
      return
    }
    if (error instanceof PermanentMailError) {
      const reason = error.message
      await db.transaction().execute(async (tx) => {
        const job = await markMailRefused(tx, mailId, reason)
        if (job !== null) await jobs.send(tx, job.queue, job.data, { key: mailId })
      })
      logger.warn({ mailId, reason: error.message }, 'a mail was refused for good')
      return
    }
    if (isOurs) await resetMailHandover(db, mailId)
    throw error
  }
  await markMailSent(db, mailId, clock())
  if (mail.forgetWhenSent) await eraseMails(db, mailId)
}
