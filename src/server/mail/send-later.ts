import type { Db } from '../platform/database.ts'
import { requestId } from '../platform/watching/request-scope.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import type { OutgoingMail } from './mailer.ts'
import { insertMail } from './queries.ts'

export const mailQueue = 'mail.send'

export interface Mail extends Omit<OutgoingMail, 'id' | 'replyTo' | 'requestId'> {
  replyTo?: string
}

/** Queues a mail in the caller's transaction: a rollback leaves neither mail nor job. */
export async function sendLater(tx: Db, jobs: JobQueue, mail: Mail, now: Date): Promise<void> {
  const owed = { ...mail, replyTo: mail.replyTo ?? null, requestId: requestId() ?? null }
  const mailId = await insertMail(tx, owed, now)
  await queueMail(tx, jobs, mailId)
}

/** Has a mail that is written sent soon; one that is sent already stays as it is. */
export function queueMail(db: Db, jobs: JobQueue, mailId: string): Promise<void> {
  return jobs.send(db, mailQueue, { mailId }, { key: mailId })
}
