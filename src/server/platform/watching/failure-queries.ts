import { sql, type Selectable } from 'kysely'
import type { DB } from '../database-types.ts'
import type { Db } from '../database.ts'

export type StoredFailure = Omit<Selectable<DB['failedRequests']>, 'requestId'> & { id: string }

export async function storeFailedRequests(db: Db, failures: readonly StoredFailure[]): Promise<void> {
  await db
    .insertInto('failedRequests')
    .values(failures.map(({ id, failedAt, ...rest }) => ({ ...rest, requestId: id, failedAt })))
    // A load balancer may send the same request id twice.
    .onConflict((conflict) =>
      conflict.column('requestId').doUpdateSet({
        count: sql`failed_requests.count + excluded.count`,
        failedAt: sql`excluded.failed_at`,
      }),
    )
    .execute()
}

const kept = (db: Db) =>
  db
    .selectFrom('failedRequests')
    .select(['requestId as id', 'failedAt', 'route', 'code', 'error', 'place', 'release', 'count'])
    .orderBy('failedAt', 'desc')

/** Returns the newest failures; with a prefix, only those whose request id starts with it. */
export function listFailedRequests(
  db: Db,
  begin: string | undefined,
  most: number,
): Promise<StoredFailure[]> {
  const found =
    begin === undefined ? kept(db) : kept(db).where(sql<boolean>`starts_with(request_id, ${begin})`)
  return found.limit(most).execute()
}

/** Returns the number of failed requests since a time. */
export async function countFailedRequests(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('failedRequests')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('failedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}
