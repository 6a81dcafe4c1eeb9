import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Db } from '../platform/database.ts'

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
