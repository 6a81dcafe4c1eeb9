import type { ReceivedMail } from '../../../scripts/sandbox/mailbox/store.ts'
import type { MailFaultSettings } from '../../../scripts/sandbox/mailbox/mail-faults.ts'
import { pollUntil } from './faults/poll-until.ts'
import type { Shop } from './shop.ts'

export type { ReceivedMail }

/** Returns all emails to this address, oldest first. */
export async function fetchMailsTo({ mailboxUrl }: Shop, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailboxUrl}/_sandbox/mails?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** Makes the mail server fail as described. Without an argument, it works again. */
export async function setMailFaults({ mailboxUrl }: Shop, trouble?: MailFaultSettings): Promise<void> {
  await fetch(`${mailboxUrl}/_sandbox/outage`, { method: 'DELETE' })
  if (trouble === undefined) return
  await fetch(`${mailboxUrl}/_sandbox/outage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  })
}

/** Makes pending jobs and retries due immediately. */
export async function runJobsNow({ deps }: Shop): Promise<void> {
  await deps.pool.query("update pgboss.job set start_after = now() where state in ('created', 'retry')")
}

/** Waits until all jobs for payments and emails are done, including retries but not scheduled jobs. */
export async function waitForJobs(shop: Shop): Promise<void> {
  await pollUntil(async () => {
    await runJobsNow(shop)
    const { rows } = await shop.deps.pool.query<{ open: number }>(
      `select count(*)::int as open from pgboss.job where state < 'completed' and (name = 'mail.send' or name like 'payments.%')
       and name not in (select name from pgboss.schedule)`,
    )
    return rows[0]?.open === 0
  })
}
