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
  /** Whose it is, where that is not the owner of the address; null: nobody's. */
  userId?: number | null
  /** It carries a key, or goes to somebody who is gone: nothing of it is kept once it is sent. */
  forgetWhenSent?: true
  /** Where somebody else is to hear that it never arrives. */
  ifRefused?: RefusedJob
}

/**
 * Queues a mail in the caller's transaction: a rollback leaves neither mail nor job. Nothing is written to somebody who is
 * gone.
 */
export async function sendLater(tx: Db, jobs: JobQueue, mail: Mail, now: Date): Promise<void> {
  if (isPseudonym(mail.to)) return
  const owed = { ...mail, replyTo: mail.replyTo ?? null, requestId: requestId() ?? null }
  const mailId = await insertMail(tx, owed, now)
  await queueMail(tx, jobs, mailId)
}

/** Has a mail that is written sent soon; one that is sent already stays as it is. */
export function queueMail(db: Db, jobs: JobQueue, mailId: string): Promise<void> {
  return jobs.send(db, mailQueue, { mailId }, { key: mailId })
}
