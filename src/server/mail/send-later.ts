import type { Db } from '../platform/database.ts'
import { requestId } from '../platform/watching/request-scope.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import { isPseudonym } from './pseudonym.ts'
import type { OutgoingMail } from './mailer.ts'
import { insertMail, type RefusedJob } from './queries.ts'

export const mailQueue = 'mail.send'

export interface Mail extends Omit<OutgoingMail, 'id' | 'replyTo' | 'leaveUrl' | 'requestId'> {
  replyTo?: string
  leaveUrl?: string
  /** The user that it belongs to, if not the recipient; null for none. */
  userId?: number | null
  /** Deletes the content after sending: it contains a secret, or goes to a deleted account. */
  forgetWhenSent?: true
  /** A job that is enqueued when the email can't be delivered. */
  ifRefused?: RefusedJob
}

/**
 * Queues an email in the caller's transaction: a rollback leaves neither email nor job. Sends nothing to deleted
 * accounts.
 */
export async function sendLater(tx: Db, jobs: JobQueue, mail: Mail, now: Date): Promise<void> {
  if (isPseudonym(mail.to)) return
  const owed = { ...mail, replyTo: mail.replyTo ?? null, requestId: requestId() ?? null }
  const mailId = await insertMail(tx, owed, now)
  await queueMail(tx, jobs, mailId)
}

/** Enqueues a stored email; one that was sent stays unchanged. */
export function queueMail(db: Db, jobs: JobQueue, mailId: string): Promise<void> {
  return jobs.send(db, mailQueue, { mailId }, { key: mailId })
}
