import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Db } from '../platform/database.ts'

/** Inserts a message and returns its id, which the emails quote. */
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

/** Returns the messages from this address, oldest first. The caller must have verified the address. */
export function listMessagesOfSender(db: Db, provedEmail: string) {
  return db
    .selectFrom('contactMessages')
    .select(['message', 'createdAt as writtenAt'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', provedEmail.toLowerCase()))
    .orderBy('id')
    .execute()
}

/** Erases the text and sender of messages and replies but keeps the rows. */
export async function eraseMessagesOfSender(tx: Db, provedEmail: string, pseudonym: string): Promise<void> {
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
