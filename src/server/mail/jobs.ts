import type { Deps } from '../deps.ts'
import { mailQueue } from './send-later.ts'
import { sendMail } from './send-mail.ts'

/** Mails that are owed, sent one by one; pg-boss repeats what fails for a day and a half. */
export function workOnMails(deps: Deps): Promise<void> {
  return deps.jobs.work(mailQueue, (data) => sendMail(deps, data))
}
