import type { TimelineDetailKind } from '../../../shared/admin/timeline.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'

export type AdminUser = Awaited<ReturnType<typeof requireReader>>

export function requireReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'firebaseUid as uid', 'email', 'username', 'createdAt'])
    .select(['deletesAt', 'freeAccessUsed', 'stripeCustomerId as customerId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new Refusal('not-found'))
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Returns the newest emails to an address, without their bodies. */
export async function listMailsToAddress(db: Db, email: string, count: number) {
  const rows = await db
    .selectFrom('mails')
    .select(['createdAt as at', 'subject', 'sentAt', 'refused'])
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ at, subject, sentAt, refused }) => ({
    at,
    subject,
    subjectLanguage: japanese.test(subject) ? ('ja' as const) : ('en' as const),
    details: [{ word: stateOf(sentAt, refused), value: '' }],
    recorded: refused ?? '',
  }))
}

function stateOf(sentAt: Date | null, refused: string | null): TimelineDetailKind {
  if (refused !== null) return 'mail-refused'
  return sentAt === null ? 'mail-waiting' : 'mail-sent'
}

export function listMessagesFromAddress(db: Db, email: string, count: number) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'createdAt as at', 'message', 'language'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}
