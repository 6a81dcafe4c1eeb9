import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ProPeriod } from './schedule-periods.ts'

const periodColumns = [
  'id',
  'itemId',
  'months',
  'grantedAt',
  'startsAt',
  'endsAt',
  'restSeconds',
  'suspendedAt',
  'revokedAt',
  'endRecorded',
] as const

/** Lists all periods of Pro that a user has claimed from gifts, in order of claim. */
export function listProPeriods(db: Db, userId: number): Promise<ProPeriod[]> {
  return db
    .selectFrom('proPeriods')
    .select(periodColumns)
    .where('userId', '=', userId)
    .orderBy('grantedAt')
    .orderBy('id')
    .execute()
}

export async function upsertProPeriod(tx: Db, userId: number, period: ProPeriod): Promise<void> {
  const { id, itemId, months, grantedAt, ...state } = period
  await tx
    .insertInto('proPeriods')
    .values({ id, userId, source: 'item', itemId, months, grantedAt, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

/** Lists users whose last gifted period of Pro ends by `until` and who were not notified of that end. */
export async function listUsersWithEndingPro(
  db: Db,
  { now, until, count }: { now: Date; until: Date; count: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('proPeriods as period')
    .select('userId')
    .distinct()
    .where('endsAt', '>', now)
    .where('endsAt', '<=', until)
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where((where) => where('endNotifiedFor', 'is distinct from', where.ref('endsAt')))
    .where(
      sql<boolean>`not exists (select from pro_periods later
        where later.user_id = period.user_id and later.ends_at > period.ends_at
          and later.suspended_at is null and later.revoked_at is null)`,
    )
    .limit(count)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Records that the user was notified of this end of Pro. Returns false if that is recorded already. */
export async function markProEndNotified(tx: Db, id: string, end: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proPeriods')
    .set({ endNotifiedFor: end })
    .where('id', '=', id)
    .where('endNotifiedFor', 'is distinct from', end)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists users with an expired gifted period whose end is not recorded yet. */
export async function listUsersWithEndedPeriods(db: Db, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('proPeriods')
    .select('userId')
    .distinct()
    .where('endRecorded', '=', false)
    .where('endsAt', '<=', now)
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .limit(count)
    .execute()
  return rows.map(({ userId }) => userId)
}
