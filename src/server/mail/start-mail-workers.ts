import type { MailDeps } from './deps.ts'
import { mailQueue } from './enqueue-mail.ts'
import { sendMail } from './send-mail.ts'
import { cleanUpMails } from './clean-up-mails.ts'

const tidyQueue = 'mail.tidy'
const everyNight = '40 3 * * *'

/** Registers the worker that sends emails and a nightly job. pg-boss retries failures for a day and a half; the nightly job retries them after that. */
export async function startMailWorkers(
  deps: Pick<MailDeps, 'db' | 'jobs' | 'clock' | 'logger' | 'mailer'>,
): Promise<void> {
  await deps.jobs.work(mailQueue, (data) => sendMail(deps, data))
  await deps.jobs.repeat(tidyQueue, everyNight, () => cleanUpMails(deps))
}
