import type { MailDeps } from './deps.ts'
import { mailQueue } from './send-later.ts'
import { sendMail } from './send-mail.ts'
import { cleanUpMails } from './clean-up-mails.ts'

const tidyQueue = 'mail.tidy'
const everyNight = '40 3 * * *'

/** Mails that are owed, sent one by one; pg-boss repeats what fails for a day and a half, and then a job of each night. */
export async function startMailWorkers(
  deps: Pick<MailDeps, 'db' | 'jobs' | 'clock' | 'logger' | 'mailer'>,
): Promise<void> {
  await deps.jobs.work(mailQueue, (data) => sendMail(deps, data))
  await deps.jobs.repeat(tidyQueue, everyNight, () => cleanUpMails(deps))
}
