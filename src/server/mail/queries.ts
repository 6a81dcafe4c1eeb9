import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import type { OutgoingMail } from './mailer.ts'

/** Job that is enqueued if the email is permanently refused or abandoned. */
type JobAfterRefusal = NonNullable<Selectable<DB['mails']>['ifRefused']>

export interface Mail extends Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html'> {
  replyTo?: string
  leaveUrl?: string
  /** User whose data this is, if not the recipient's. Null for none. */
  userId?: number | null
  /** Whether to delete the email after sending, because it contains a secret or goes to a deleted account. */
  forgetWhenSent?: true
  /** Job that is enqueued if the email can't be delivered. */
  ifRefused?: JobAfterRefusal
}

/** Inserts an email and returns its id. Without `userId`, it belongs to the user with the recipient's address. */
export async function insertMail(
  db: Db,
  mail: Mail & Partial<Pick<OutgoingMail, 'requestId'>>,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: mail.to,
      replyTo: mail.replyTo,
      userId:
        mail.userId === undefined
          ? sql<number | null>`(select id from users where lower(email) = lower(${mail.to}))`
          : mail.userId,
      forgetWhenSent: mail.forgetWhenSent,
      ifRefused: mail.ifRefused && JSON.stringify(mail.ifRefused),
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      leaveUrl: mail.leaveUrl,
      requestId: mail.requestId,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns an email that may be sent. Undefined if it was sent, refused or handed to a mail server. */
export function findWaitingMail(
  db: Db,
  id: string,
): Promise<(OutgoingMail & { forgetWhenSent: boolean }) | undefined> {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient as to',
      'replyTo',
      'subject',
      'bodyText as text',
      'bodyHtml as html',
      'leaveUrl',
      'requestId',
      'forgetWhenSent',
    ])
    .where('id', '=', id)
    .where('handedOverAt', 'is', null)
    .where('sentAt', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst()
}

/** Marks an email as handed over. Returns false if another worker has done so. */
export async function markMailHandedOver(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('mails')
    .set({ handedOverAt: now })
    .where('id', '=', id)
    .where('handedOverAt', 'is', null)
    .where('sentAt', 'is', null)
    .where('refused', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Unmarks an email that the server didn't accept, so that it can be sent again. */
export async function resetMailHandover(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ handedOverAt: null }).where('id', '=', id).execute()
}

export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sentAt: now }).where('id', '=', id).execute()
}

/** Deletes emails with secret content that are sent or abandoned: the given one, or all of them. */
export async function eraseMails(db: Db, id?: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('forgetWhenSent', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where((eb) => eb.or([eb('sentAt', 'is not', null), eb('refused', 'is not', null)]))
    .execute()
}

interface MailOwner {
  userId: number
  /** Verified email address of the user. Undefined if another user may have signed up with the address. */
  provedEmail: string | undefined
  /** Reply-to address of the shop's own emails. */
  supportEmail: string
}

/** Matches emails of the user, including replies sent to the address before the account existed. */
const belongsTo =
  ({ userId, provedEmail, supportEmail }: MailOwner) =>
  (eb: ExpressionBuilder<DB, 'mails'>) =>
    provedEmail === undefined
      ? eb('userId', '=', userId)
      : eb.or([
          eb('userId', '=', userId),
          eb.and([
            eb('userId', 'is', null),
            eb('replyTo', '=', supportEmail),
            eb(eb.fn<string>('lower', ['recipient']), '=', provedEmail.toLowerCase()),
          ]),
        ])

/** Returns the user's emails, oldest first, without those that contain secrets. */
export function listMailsOfUser(db: Db, owner: MailOwner) {
  return db
    .selectFrom('mails')
    .select(['recipient as to', 'subject', 'bodyText as text', 'createdAt as writtenAt', 'sentAt'])
    .where(belongsTo(owner))
    .where('forgetWhenSent', '=', false)
    .orderBy('createdAt')
    .execute()
}

/** Deletes all emails of a deleted account and, if its address was confirmed, the forwarded contact messages. */
export async function deleteMailsOfUser(tx: Db, owner: MailOwner): Promise<void> {
  const { provedEmail } = owner
  await tx.deleteFrom('mails').where(belongsTo(owner)).execute()
  if (provedEmail === undefined) return
  await tx
    .deleteFrom('mails')
    .where((row) => row(row.fn<string>('lower', ['replyTo']), '=', provedEmail.toLowerCase()))
    .execute()
}

/** Marks an email as refused and returns the job to enqueue, or null if there is none. */
export async function markMailRefused(tx: Db, id: string, reason: string): Promise<JobAfterRefusal | null> {
  const row = await tx
    .updateTable('mails')
    .set({ refused: reason })
    .where('id', '=', id)
    .returning('ifRefused as job')
    .executeTakeFirst()
  await eraseMails(tx, id)
  return row?.job ?? null
}

/** Returns the ids of unsent emails that were written before a time. */
export async function listUnsentMails(db: Db, writtenBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('sentAt', 'is', null)
    .where('refused', 'is', null)
    .where('createdAt', '<', writtenBefore)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks unsent emails that were written or handed over before a time as refused, and returns them with the jobs to enqueue. */
export function refuseUnsentMails(
  tx: Db,
  column: 'createdAt' | 'handedOverAt',
  before: Date,
  reason: string,
): Promise<{ id: string; job: JobAfterRefusal | null }[]> {
  return tx
    .updateTable('mails')
    .set({ refused: reason })
    .where('sentAt', 'is', null)
    .where('refused', 'is', null)
    .where(column, '<', before)
    .returning(['id', 'ifRefused as job'])
    .execute()
}
