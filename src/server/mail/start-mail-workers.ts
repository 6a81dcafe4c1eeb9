import type { MailDeps } from './deps.ts'
import { mailQueue } from './send-later.ts'
import { sendMail } from './send-mail.ts'
import { cleanUpMails } from './clean-up-mails.ts'

const tidyQueue = 'mail.tidy'
const everyNight = '40 3 * * *'

/** Sends queued mails one by one; pg-boss retries failures for a day and a half, then a nightly job does. */
export async function startMailWorkers(
  deps: Pick<MailDeps, 'db' | 'jobs' | 'clock' | 'logger' | 'mailer'>,
): Promise<void> {
  await deps.jobs.work(mailQueue, (data) => sendMail(deps, data))
  await deps.jobs.repeat(tidyQueue, everyNight, () => cleanUpMails(deps))
}
