import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Db } from '../platform/database.ts'

/** At most `most`; says how many. */
export async function deleteMessages(db: Db, writtenBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '<', writtenBefore)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Returns the number that identifies the message in correspondence. */
export async function insertMessage(
  db: Db,
  { email, message, language }: ContactMessage,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({ email, message, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface OwnMessage {
  message: string
  writtenAt: Date
}

/** What was written from this address, the oldest first; the caller has seen to it that it is proved. */
export function listMessagesFrom(db: Db, provedEmail: string): Promise<OwnMessage[]> {
  return db
    .selectFrom('contact_messages')
    .select(['message', 'created_at as writtenAt'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', provedEmail.toLowerCase()))
    .orderBy('id')
    .execute()
}

/** That there was a message, and an answer, stays; who wrote what does not. */
export async function eraseMessagesFrom(tx: Db, provedEmail: string, pseudonym: string): Promise<void> {
  const erased = await tx
    .updateTable('contact_messages')
    .set({ email: pseudonym, message: '' })
    .where((row) => row(row.fn<string>('lower', ['email']), '=', provedEmail.toLowerCase()))
    .returning('id')
    .execute()
  if (erased.length === 0) return
  await tx
    .updateTable('contact_replies')
    .set({ body: '' })
    .where(
      'message_id',
      'in',
      erased.map(({ id }) => id),
    )
    .execute()
}
