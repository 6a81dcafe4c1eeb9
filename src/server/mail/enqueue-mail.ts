import type { Db } from '../platform/database.ts'
import { getRequestId } from '../platform/watching/request-scope.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import { isPseudonym } from './pseudonym.ts'
import type { OutgoingMail } from './mailer.ts'
import { insertMail, type JobAfterRefusal } from './queries.ts'

export const mailQueue = 'mail.send'

export interface Mail extends Omit<OutgoingMail, 'id' | 'replyTo' | 'leaveUrl' | 'requestId'> {
  replyTo?: string
  leaveUrl?: string
  /** User whose data this is, if not the recipient's. Null for none. */
  userId?: number | null
  /** Whether to delete the email after sending, because it contains a secret or goes to a deleted account. */
  forgetWhenSent?: true
  /** Job that is enqueued if the email can't be delivered. */
  ifRefused?: JobAfterRefusal
}

/** Stores an email and enqueues its job in the caller's transaction, so that a rollback removes both. Ignores emails to deleted accounts. */
export async function enqueueMail(tx: Db, jobs: JobQueue, mail: Mail, now: Date): Promise<void> {
  if (isPseudonym(mail.to)) return
  const owed = { ...mail, replyTo: mail.replyTo ?? null, requestId: getRequestId() ?? null }
  const mailId = await insertMail(tx, owed, now)
  await enqueueMailJob(tx, jobs, mailId)
}

/** Enqueues the job for a stored email. The job does nothing if the email was sent. */
export function enqueueMailJob(db: Db, jobs: JobQueue, mailId: string): Promise<void> {
  return jobs.send(db, mailQueue, { mailId }, { key: mailId })
}
