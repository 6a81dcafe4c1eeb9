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
      request_id: mail.requestId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Undefined when it is done with, or has been handed to a mail server. */
export function findWaitingMail(db: Db, id: string): Promise<OutgoingMail | undefined> {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'body_text as text',
      'body_html as html',
      'request_id as requestId',
    ])
    .where('id', '=', id)
    .where('handed_over_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst()
}

/** Of several workers with the same mail, one hears true. */
export async function markHandedOver(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('mails')
    .set({ handed_over_at: now })
    .where('id', '=', id)
    .where('handed_over_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The server has not taken it, so it may be handed over again. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ handed_over_at: null }).where('id', '=', id).execute()
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute()
}

export async function markRefused(db: Db, id: string, reason: string): Promise<void> {
  await db.updateTable('mails').set({ refused: reason }).where('id', '=', id).execute()
}

/** Ends mails that were handed over before that time without an end, and returns them. */
export async function endUnansweredMails(db: Db, before: Date, reason: string): Promise<string[]> {
  const rows = await db
    .updateTable('mails')
    .set({ refused: reason })
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .where('handed_over_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
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

/** At most `most`; says how many. */
export async function deleteMails(db: Db, writtenBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('mails').select('id').where('created_at', '<', writtenBefore).limit(most)
  const { numDeletedRows } = await db.deleteFrom('mails').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
