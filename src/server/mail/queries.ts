import type { Db } from '../platform/database.ts'
import type { OutgoingMail } from './mailer.ts'

export async function insertMail(db: Db, mail: Omit<OutgoingMail, 'id'>, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The mail, kept for one worker until then; undefined while another has it, and when it is done with. */
export function claimMail(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<OutgoingMail | undefined> {
  return db
    .updateTable('mails')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .returning([
      'id',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'body_text as text',
      'body_html as html',
    ])
    .executeTakeFirst()
}

/** Whether this mail still waits to be sent. */
export async function isMailWaiting(db: Db, id: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}

export async function releaseClaim(
  db: Db,
  id: string,
  outcome: { sentAt: Date } | { refused: string } | 'try again',
): Promise<void> {
  await db
    .updateTable('mails')
    .set(
      outcome === 'try again'
        ? { claimed_until: null }
        : 'sentAt' in outcome
          ? { sent_at: outcome.sentAt }
          : { refused: outcome.refused },
    )
    .where('id', '=', id)
    .execute()
}

/** Mails that still wait to be sent, written before then. */
export async function listUnsentMails(db: Db, writtenBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .where('created_at', '<', writtenBefore)
    .execute()
  return rows.map(({ id }) => id)
}

/** Abandons unsent mails written before that time and returns them. */
export async function abandonMails(db: Db, writtenBefore: Date, reason: string): Promise<string[]> {
  const rows = await db
    .updateTable('mails')
    .set({ refused: reason })
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .where('created_at', '<', writtenBefore)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteMails(db: Db, writtenBefore: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', writtenBefore).execute()
}
