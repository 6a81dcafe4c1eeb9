import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Db } from '../platform/database.ts'

/** At most `most`; says how many. */
export async function deleteMessages(db: Db, writtenBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('contactMessages').select('id').where('createdAt', '<', writtenBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('contactMessages')
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
    .insertInto('contactMessages')
    .values({ email, message, language, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was written from this address, the oldest first; the caller has seen to it that it is proved. */
export function listMessagesFrom(db: Db, provedEmail: string) {
  return db
    .selectFrom('contactMessages')
    .select(['message', 'createdAt as writtenAt'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', provedEmail.toLowerCase()))
    .orderBy('id')
    .execute()
}

/** Keeps that there was a message and a reply, and erases its text and sender. */
export async function eraseMessagesFrom(tx: Db, provedEmail: string, pseudonym: string): Promise<void> {
  const erased = await tx
    .updateTable('contactMessages')
    .set({ email: pseudonym, message: '' })
    .where((row) => row(row.fn<string>('lower', ['email']), '=', provedEmail.toLowerCase()))
    .returning('id')
    .execute()
  if (erased.length === 0) return
  await tx
    .updateTable('contactReplies')
    .set({ body: '' })
    .where(
      'messageId',
      'in',
      erased.map(({ id }) => id),
    )
    .execute()
}
