import { sql, type Selectable } from 'kysely'
import type { FailedRequests } from '../database-types.ts'
import type { Db } from '../database.ts'

export type KeptFailure = Omit<Selectable<FailedRequests>, 'requestId'> & { id: string }

export async function storeFailures(db: Db, failures: readonly KeptFailure[]): Promise<void> {
  await db
    .insertInto('failedRequests')
    .values(failures.map(({ id, failedAt, ...rest }) => ({ ...rest, requestId: id, failedAt })))
    // A balancer may give one id twice.
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

/** The newest ones, or those whose id begins so. */
export function listFailures(db: Db, begin: string | undefined, most: number): Promise<KeptFailure[]> {
  const found =
    begin === undefined ? kept(db) : kept(db).where(sql<boolean>`starts_with(request_id, ${begin})`)
  return found.limit(most).execute()
}

/** How many requests failed since then. */
export async function countFailures(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('failedRequests')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('failedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** At most `most`; says how many. */
export async function deleteFailures(db: Db, before: Date, most: number): Promise<number> {
  const old = db.selectFrom('failedRequests').select('requestId').where('failedAt', '<', before).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('failedRequests')
    .where('requestId', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
