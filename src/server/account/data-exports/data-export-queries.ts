import { sql, type Selectable } from 'kysely'
import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

const columns = ['id', 'userId', 'language', 'askedAt', 'endsAt'] as const
export type DataExport = Pick<Selectable<DB['dataExports']>, (typeof columns)[number]> & { ready: boolean }

/** Returns the id of the user's pending export. Undefined if there is none. */
export async function findPendingDataExport(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('dataExports')
    .select('id')
    .where('userId', '=', userId)
    .where('content', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Inserts an export and returns its id. Undefined if the user already has a pending export. */
export async function insertDataExport(
  tx: Db,
  { userId, language, askedAt, endsAt }: Omit<DataExport, 'id' | 'ready'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('dataExports')
    .values({ userId, language, askedAt, endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const dataExports = (db: Db) =>
  db.selectFrom('dataExports').select([...columns, sql<boolean>`content is not null`.as('ready')])

export function findDataExport(db: Db, id: string): Promise<DataExport | undefined> {
  return dataExports(db).where('id', '=', id).executeTakeFirst()
}

/** Returns the user's unexpired exports, newest first. */
export function listDataExports(db: Db, userId: number, now: Date): Promise<DataExport[]> {
  return dataExports(db)
    .where('userId', '=', userId)
    .where('endsAt', '>', now)
    .orderBy('askedAt', 'desc')
    .execute()
}

/** Returns the content of the user's own export. Undefined if it isn't ready, has expired or belongs to another user. */
export async function findDataExportContent(
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

/** Stores the content of an export. Returns false if it was stored already or the export was deleted. */
export async function storeDataExportContent(tx: Db, id: string, content: PersonalData): Promise<boolean> {
  const stored = await tx
    .updateTable('dataExports')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', id)
    .where('content', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export function findExportedUser(db: Db, userId: number) {
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

export async function deleteDataExportsOfUser(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('dataExports').where('userId', '=', userId).execute()
}
