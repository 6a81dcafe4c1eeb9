import { sql, type Selectable } from 'kysely'
import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import type { DataExports } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

const columns = ['id', 'userId', 'language', 'askedAt', 'endsAt'] as const
export type Copy = Pick<Selectable<DataExports>, (typeof columns)[number]> & { ready: boolean }

/** The one that waits already, if there is one. */
export async function findWaitingCopy(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('dataExports')
    .select('id')
    .where('userId', '=', userId)
    .where('content', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Undefined if an export is waiting already. */
export async function insertCopy(
  tx: Db,
  { userId, language, askedAt, endsAt }: Omit<Copy, 'id' | 'ready'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('dataExports')
    .values({ userId, language, askedAt, endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function findCopy(db: Db, id: string): Promise<Copy | undefined> {
  return db
    .selectFrom('dataExports')
    .select([...columns, sql<boolean>`content is not null`.as('ready')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The newest first. */
export function listCopies(db: Db, userId: number, now: Date): Promise<Copy[]> {
  return db
    .selectFrom('dataExports')
    .select([...columns, sql<boolean>`content is not null`.as('ready')])
    .where('userId', '=', userId)
    .where('endsAt', '>', now)
    .orderBy('askedAt', 'desc')
    .execute()
}

/** Only one's own, and only until it ends. */
export async function findCopyContent(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<PersonalData | undefined> {
  const row = await db
    .selectFrom('dataExports')
    .select('content')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row?.content ?? undefined
}

/** False if it is there already, or gone. */
export async function storeContent(tx: Db, id: string, content: PersonalData): Promise<boolean> {
  const stored = await tx
    .updateTable('dataExports')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', id)
    .where('content', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export type Person = Awaited<ReturnType<typeof findPerson>>

export function findPerson(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'firebaseUid as uid',
      'email',
      'username',
      'freeAccessUsed as freeGuideUsed',
      'stripeCustomerId as stripeCustomer',
      'createdAt',
      'deletesAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function deleteCopiesOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('dataExports').where('userId', '=', userId).execute()
}

/** At most `most`; says how many. */
export async function deleteEndedCopies(db: Db, endedBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('dataExports').select('id').where('endsAt', '<', endedBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('dataExports')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
