import type { Db } from '../platform/database.ts'
import type { ProGrant } from './lay-out-grants.ts'

const grantColumns = [
  'giftId',
  'months',
  'grantedAt',
  'startsAt',
  'endsAt',
  'restSeconds',
  'suspendedAt',
  'revokedAt',
  'endNoted',
] as const

/** All months of Pro that somebody has claimed, in the order of the claims. */
export function listProGrants(db: Db, userId: number): Promise<ProGrant[]> {
  return db
    .selectFrom('proGrants')
    .select(grantColumns)
    .where('userId', '=', userId)
    .orderBy('grantedAt')
    .orderBy('giftId')
    .execute()
}

export async function saveProGrant(tx: Db, userId: number, grant: ProGrant): Promise<void> {
  const { giftId, months, grantedAt, ...state } = grant
  await tx
    .insertInto('proGrants')
    .values({ giftId, userId, months, grantedAt, ...state })
    .onConflict((conflict) => conflict.column('giftId').doUpdateSet(state))
    .execute()
}

/** People whose last given month ends by then, and who were not told of that end. */
export async function listEndingGrants(
  db: Db,
  { now, until, count }: { now: Date; until: Date; count: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('proGrants as grant')
    .select('userId')
    .distinct()
    .where('endsAt', '>', now)
    .where('endsAt', '<=', until)
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where((where) => where('endTold', 'is distinct from', where.ref('endsAt')))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('proGrants as later')
            .select('later.giftId')
            .whereRef('later.userId', '=', 'grant.userId')
            .whereRef('later.endsAt', '>', 'grant.endsAt')
            .where('later.suspendedAt', 'is', null)
            .where('later.revokedAt', 'is', null),
        ),
      ),
    )
    .limit(count)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Whether this end was not told before. */
export async function markEndTold(tx: Db, giftId: string, end: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proGrants')
    .set({ endTold: end })
    .where('giftId', '=', giftId)
    .where('endTold', 'is distinct from', end)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** People of whom it is not yet noted that a grant has ended by itself. */
export async function listEndedGrants(db: Db, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('proGrants')
    .select('userId')
    .distinct()
    .where('endNoted', '=', false)
    .where('endsAt', '<=', now)
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .limit(count)
    .execute()
  return rows.map(({ userId }) => userId)
}
