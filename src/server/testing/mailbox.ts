import type { ReceivedMail } from '../../../scripts/sandbox/mailbox/store.ts'
import type { Trouble } from '../../../scripts/sandbox/mailbox/outage.ts'
import type { Shop } from './shop.ts'

export type { ReceivedMail }

/** Everything that has arrived for this address, the oldest first. */
export async function mailsTo({ mailboxUrl }: Shop, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailboxUrl}/_sandbox/mails?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** What the mail server has from now on; without trouble, it works again. */
export async function breakMail({ mailboxUrl }: Shop, trouble?: Trouble): Promise<void> {
  await fetch(`${mailboxUrl}/_sandbox/outage`, { method: 'DELETE' })
  if (trouble === undefined) return
  await fetch(`${mailboxUrl}/_sandbox/outage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  })
}

/** Lets the job queue try again now what it would try again later. */
export async function runJobsNow({ deps }: Shop): Promise<void> {
  await deps.pool.query("update pgboss.job set start_after = now() where state in ('created', 'retry')")
}
