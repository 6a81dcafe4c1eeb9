import type { Deps } from '../platform/deps.ts'
import { unansweredReason } from './mailer.ts'
import { eraseMails, listUnsentMails, refuseUnsentMails } from './queries.ts'
import { enqueueMailJob } from './enqueue-mail.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** The job queue retries a job for at most this long (see `platform/job-queue.ts`). Milliseconds. */
const jobEndsAfterMs = 36 * hour
const triedForMs = 7 * day
/** Milliseconds. Longer than any mail server takes to respond. */
const answeredWithinMs = hour / 2

/** Retries unsent emails for a week. An email that was handed over without a response isn't sent again, because it may have arrived. */
export async function cleanUpMails({
  db,
  jobs,
  clock,
  logger,
}: Pick<Deps, 'db' | 'jobs' | 'clock' | 'logger'>): Promise<void> {
  const now = clock().getTime()
  const before = (ageMs: number) => new Date(now - ageMs)
  const unknown = await refuseUnsentMails(db, 'handedOverAt', before(answeredWithinMs), unansweredReason)
  if (unknown.length > 0) logger.error({ mailIds: idsOf(unknown) }, 'mails may or may not have been sent')
  const givenUp = await db.transaction().execute(async (tx) => {
    const abandoned = await refuseUnsentMails(tx, 'createdAt', before(triedForMs), 'not sent within a week')
    for (const { id, job } of abandoned)
      if (job !== null) await jobs.send(tx, job.queue, job.data, { key: id })
    return abandoned
  })
  if (givenUp.length > 0) logger.error({ mailIds: idsOf(givenUp) }, 'mails were given up')
  await eraseMails(db)
  for (const mailId of await listUnsentMails(db, before(jobEndsAfterMs)))
    await enqueueMailJob(db, jobs, mailId)
}

const idsOf = (mails: readonly { id: string }[]) => mails.map(({ id }) => id)
