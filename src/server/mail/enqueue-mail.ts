import type { Db } from '../platform/database.ts'
import { getRequestId } from '../platform/watching/request-scope.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import { isPseudonym } from './pseudonym.ts'
import { insertMail, type Mail } from './queries.ts'

export const mailQueue = 'mail.send'

/** Stores an email and enqueues its job in the caller's transaction, so that a rollback removes both. Ignores emails to deleted accounts. */
export async function enqueueMail(tx: Db, jobs: JobQueue, mail: Mail, now: Date): Promise<void> {
  if (isPseudonym(mail.to)) return
  const mailId = await insertMail(tx, { ...mail, requestId: getRequestId() ?? null }, now)
  await enqueueMailJob(tx, jobs, mailId)
}

/** Enqueues the job for a stored email. The job does nothing if the email was sent. */
export function enqueueMailJob(db: Db, jobs: JobQueue, mailId: string): Promise<void> {
  return jobs.send(db, mailQueue, { mailId }, { key: mailId })
}
