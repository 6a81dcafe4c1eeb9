import { sql, type ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import type { OutgoingMail } from './mailer.ts'

/** What is sent to the job queue once a mail is refused for good or given up. */
export interface RefusedJob {
  queue: string
  data: Record<string, string | number>
}

type NewMail = Omit<OutgoingMail, 'id' | 'replyTo' | 'leaveUrl'> & {
  replyTo?: string | null
  leaveUrl?: string
  userId?: number | null
  forgetWhenSent?: true
  ifRefused?: RefusedJob
}

/** It belongs to the person named, else to the owner of the address. */
export async function insertMail(db: Db, mail: NewMail, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      user_id:
        mail.userId === undefined
          ? sql<number | null>`(select id from users where lower(email) = lower(${mail.to}))`
          : mail.userId,
      forget_when_sent: mail.forgetWhenSent ?? false,
      if_refused: mail.ifRefused === undefined ? null : JSON.stringify(mail.ifRefused),
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      leave_url: mail.leaveUrl ?? null,
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
      'leave_url as leaveUrl',
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
  await forgetMails(db, id)
}

/** Mails of which nothing is kept once they are sent, or never will be: this one, or all. */
export async function forgetMails(db: Db, id?: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('forget_when_sent', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('refused', 'is not', null)]))
    .execute()
}

export interface OwnMail {
  to: string
  subject: string
  text: string
  writtenAt: Date
  sentAt: Date | null
}

export interface MailOwner {
  userId: number
  /** Undefined if someone else may have signed up with it. */
  provedEmail: string | undefined
  /** Where answers to the shop's own mails go. */
  supportEmail: string
}

/** Also replies of the shop from before there was an account with this address. */
const belongsTo =
  ({ userId, provedEmail, supportEmail }: MailOwner) =>
  (eb: ExpressionBuilder<DB, 'mails'>) =>
    provedEmail === undefined
      ? eb('user_id', '=', userId)
      : eb.or([
          eb('user_id', '=', userId),
          eb.and([
            eb('user_id', 'is', null),
            eb('reply_to', '=', supportEmail),
            eb(eb.fn<string>('lower', ['recipient']), '=', provedEmail.toLowerCase()),
          ]),
        ])

/** The oldest first. One that carries a key is left out. */
export function listMailsOf(db: Db, owner: MailOwner): Promise<OwnMail[]> {
  return db
    .selectFrom('mails')
    .select([
      'recipient as to',
      'subject',
      'body_text as text',
      'created_at as writtenAt',
      'sent_at as sentAt',
    ])
    .where(belongsTo(owner))
    .where('forget_when_sent', '=', false)
    .orderBy('created_at')
    .execute()
}

/** All mails of somebody who is gone, and, where their address was proved, what they wrote to the shop. */
export async function deleteMailsOf(tx: Db, owner: MailOwner): Promise<void> {
  const { provedEmail } = owner
  await tx.deleteFrom('mails').where(belongsTo(owner)).execute()
  if (provedEmail === undefined) return
  await tx
    .deleteFrom('mails')
    .where((row) => row(row.fn<string>('lower', ['reply_to']), '=', provedEmail.toLowerCase()))
    .execute()
}

/** Answers what is to be done about it. */
export async function markRefused(tx: Db, id: string, reason: string): Promise<RefusedJob | null> {
  const row = await tx
    .updateTable('mails')
    .set({ refused: reason })
    .where('id', '=', id)
    .returning('if_refused as job')
    .executeTakeFirst()
  await forgetMails(tx, id)
  return toJob(row?.job)
}

// Written from such a job.
const toJob = (job: unknown) => (job ?? null) as RefusedJob | null

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

/** Abandons unsent mails written before that time; answers which, and what is to be done about each. */
export async function abandonMails(
  tx: Db,
  writtenBefore: Date,
  reason: string,
): Promise<{ id: string; job: RefusedJob | null }[]> {
  const rows = await tx
    .updateTable('mails')
    .set({ refused: reason })
    .where('sent_at', 'is', null)
    .where('refused', 'is', null)
    .where('created_at', '<', writtenBefore)
    .returning(['id', 'if_refused as job'])
    .execute()
  return rows.map(({ id, job }) => ({ id, job: toJob(job) }))
}

/** At most `most`; says how many. */
export async function deleteMails(db: Db, writtenBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('mails').select('id').where('created_at', '<', writtenBefore).limit(most)
  const { numDeletedRows } = await db.deleteFrom('mails').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
