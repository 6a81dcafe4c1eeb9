import { sql } from 'kysely'
import type { Db } from '../database.ts'

export interface KeptFailure {
  id: string
  failedAt: Date
  /** A pattern of the program. */
  route: string
  code: string
  /** The kind of error and its code, in the words of whoever threw it; never its message. */
  error: string
  /** The file and line of the shop's own code. */
  place: string | null
  release: string
  count: number
}

export async function storeFailures(db: Db, failures: readonly KeptFailure[]): Promise<void> {
  await db
    .insertInto('failed_requests')
    .values(failures.map(({ id, failedAt, ...rest }) => ({ ...rest, request_id: id, failed_at: failedAt })))
    // A balancer may give one id twice.
    .onConflict((conflict) =>
      conflict.column('request_id').doUpdateSet({
        count: sql`failed_requests.count + excluded.count`,
        failed_at: sql`excluded.failed_at`,
      }),
    )
    .execute()
}

const kept = (db: Db) =>
  db
    .selectFrom('failed_requests')
    .select([
      'request_id as id',
      'failed_at as failedAt',
      'route',
      'code',
      'error',
      'place',
      'release',
      'count',
    ])
    .orderBy('failed_at', 'desc')

/** The newest ones, or those whose id begins so. */
export function listFailures(db: Db, begin: string | undefined, most: number): Promise<KeptFailure[]> {
  const found =
    begin === undefined ? kept(db) : kept(db).where(sql<boolean>`starts_with(request_id, ${begin})`)
  return found.limit(most).execute()
}

/** How many requests failed since then. */
export async function countFailures(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('failed_requests')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('failed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** At most `most`; says how many. */
export async function deleteFailures(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('failed_requests')
    .select('request_id')
    .where('failed_at', '<', before)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('failed_requests')
    .where('request_id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
