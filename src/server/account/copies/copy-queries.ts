import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

export interface Copy {
  id: string
  userId: number
  language: PageLanguage
  askedAt: Date
  endsAt: Date
  ready: boolean
}

const columns = ['id', 'user_id as userId', 'language', 'asked_at as askedAt', 'ends_at as endsAt'] as const

/** The one that waits already, if there is one. */
export async function findWaitingCopy(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('content', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Undefined if one waits already. */
export async function insertCopy(
  tx: Db,
  asked: Pick<Copy, 'userId' | 'language' | 'askedAt' | 'endsAt'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('data_exports')
    .values({
      user_id: asked.userId,
      language: asked.language,
      asked_at: asked.askedAt,
      ends_at: asked.endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findCopy(db: Db, id: string): Promise<Copy | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select((eb) => [...columns, eb('content', 'is not', null).as('ready')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : toCopy(row)
}

/** The newest first. */
export async function listCopies(db: Db, userId: number, now: Date): Promise<Copy[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select((eb) => [...columns, eb('content', 'is not', null).as('ready')])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(toCopy)
}

/** Only one's own, and only until it ends. */
export async function findCopyContent(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<PersonalData | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('content')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  // Only `storeContent` writes it.
  return (row?.content ?? undefined) as PersonalData | undefined
}

/** False if it is there already, or gone. */
export async function storeContent(tx: Db, id: string, content: PersonalData): Promise<boolean> {
  const stored = await tx
    .updateTable('data_exports')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', id)
    .where('content', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export interface Person {
  id: number
  uid: string
  email: string
  username: string
  freeGuideUsed: boolean
  stripeCustomer: string | null
  createdAt: Date
  deletesAt: Date | null
}

export function findPerson(db: Db, userId: number): Promise<Person> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'firebase_uid as uid',
      'email',
      'username',
      'free_access_used as freeGuideUsed',
      'stripe_customer_id as stripeCustomer',
      'created_at as createdAt',
      'deletes_at as deletesAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function deleteCopiesOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute()
}

/** At most `most`; says how many. */
export async function deleteEndedCopies(db: Db, endedBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('data_exports').select('id').where('ends_at', '<', endedBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('data_exports')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

// The language comes from a page.
const toCopy = ({
  language,
  ready,
  ...row
}: Omit<Copy, 'language' | 'ready'> & { language: string; ready: unknown }) => ({
  ...row,
  language: language as PageLanguage,
  ready: ready === true,
})
