import { sql } from 'kysely'
import type { ReaderMoment } from '../../../shared/desk/desk-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency, Money } from '../../../shared/money.ts'
import type { RecordedChange } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'

export interface DeskUser {
  id: number
  uid: string
  email: string
  username: string
  createdAt: Date
  deletesAt: Date | null
  freeAccessUsed: boolean
  customerId: string | null
}

export function findDeskUser(db: Db, userId: number): Promise<DeskUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'firebase_uid as uid', 'email', 'username', 'created_at as createdAt'])
    .select([
      'deletes_at as deletesAt',
      'free_access_used as freeAccessUsed',
      'stripe_customer_id as customerId',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

interface Attempt {
  at: Date
  guideId: number | null
  /** Where it was for several guides, in this language. */
  together: string | null
  language: PageLanguage
  /** What was to be charged first. */
  money: Money
  /** What was taken off the price for it, for guides or by a code. */
  takenOffMinor: number
  code: string | null
  state: string
  closedReason: string | null
}

export async function listAttempts(db: Db, userId: number, count: number): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['created_at as at', 'guide_id as guideId', 'currency', 'amount', 'state', 'language'])
    .select((eb) => ['code', eb('credit', '+', eb.ref('code_amount')).as('takenOffMinor')])
    .select('closed_reason as closedReason')
    .select(sql<string | null>`case when bundle then description end`.as('together'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()
  // The table's check constraints allow only these currencies and languages.
  return rows.map(({ currency, amount, language, ...row }) => ({
    ...row,
    language: language as PageLanguage,
    money: { amountMinor: amount - row.takenOffMinor, currency: currency as Currency },
  }))
}

type Sent = Omit<ReaderMoment, 'at' | 'kind' | 'about'> & { at: Date }

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** What was written to somebody; bodies stay where they are. */
export async function listMailsTo(db: Db, email: string, count: number): Promise<Sent[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['created_at as at', 'subject', 'sent_at as sentAt', 'refused'])
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ at, subject, sentAt, refused }) => ({
    at,
    subject,
    subjectLanguage: japanese.test(subject) ? 'ja' : 'en',
    details: [
      {
        word: refused === null ? (sentAt === null ? 'mail-waiting' : 'mail-sent') : 'mail-refused',
        value: '',
      },
    ],
    recorded: refused ?? '',
  }))
}

export async function listAllAccessChanges(
  db: Db,
  userId: number,
  count: number,
): Promise<{ at: Date; guideId: number | null; change: RecordedChange['change']; reason: string }[]> {
  const rows = await db
    .selectFrom('access_changes')
    .select(['happened_at as at', 'guide_id as guideId', 'change', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  // The table's check constraint allows only these.
  return rows.map(({ change, ...row }) => ({ ...row, change: change as RecordedChange['change'] }))
}

export async function listMessagesFrom(
  db: Db,
  email: string,
  count: number,
): Promise<{ id: number; at: Date; message: string; language: PageLanguage }[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'created_at as at', 'message', 'language'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  // The table's check constraint allows only these.
  return rows.map(({ language, ...row }) => ({ ...row, language: language as PageLanguage }))
}
