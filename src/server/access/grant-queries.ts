import type { Db } from '../platform/database.ts'
import type { ProGrant } from './lay-out-grants.ts'

const grantColumns = [
  'gift_id as giftId',
  'months',
  'granted_at as grantedAt',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'rest_seconds as restSeconds',
  'suspended_at as suspendedAt',
  'revoked_at as revokedAt',
  'end_noted as endNoted',
] as const

/** All months of Pro that somebody has claimed, in the order of the claims. */
export function listProGrants(db: Db, userId: number): Promise<ProGrant[]> {
  return db
    .selectFrom('pro_grants')
    .select(grantColumns)
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .orderBy('gift_id')
    .execute()
}

export async function saveProGrant(tx: Db, userId: number, grant: ProGrant): Promise<void> {
  const { startsAt, endsAt, restSeconds, suspendedAt, revokedAt, endNoted } = grant
  const state = {
    starts_at: startsAt,
    ends_at: endsAt,
    rest_seconds: restSeconds,
    suspended_at: suspendedAt,
    revoked_at: revokedAt,
    end_noted: endNoted,
  }
  await tx
    .insertInto('pro_grants')
    .values({
      gift_id: grant.giftId,
      user_id: userId,
      months: grant.months,
      granted_at: grant.grantedAt,
      ...state,
    })
    .onConflict((conflict) => conflict.column('gift_id').doUpdateSet(state))
    .execute()
}

/** People whose last given month ends by then, and who were not told of that end. */
export async function listEndingGrants(
  db: Db,
  { now, until, count }: { now: Date; until: Date; count: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('pro_grants as grant')
    .select('user_id as userId')
    .distinct()
    .where('ends_at', '>', now)
    .where('ends_at', '<=', until)
    .where('suspended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where((where) => where('end_told', 'is distinct from', where.ref('ends_at')))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('pro_grants as later')
            .select('later.gift_id')
            .whereRef('later.user_id', '=', 'grant.user_id')
            .whereRef('later.ends_at', '>', 'grant.ends_at')
            .where('later.suspended_at', 'is', null)
            .where('later.revoked_at', 'is', null),
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
    .updateTable('pro_grants')
    .set({ end_told: end })
    .where('gift_id', '=', giftId)
    .where('end_told', 'is distinct from', end)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** People of whom it is not yet noted that a grant has ended by itself. */
export async function listEndedGrants(db: Db, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pro_grants')
    .select('user_id as userId')
    .distinct()
    .where('end_noted', '=', false)
    .where('ends_at', '<=', now)
    .where('suspended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .limit(count)
    .execute()
  return rows.map(({ userId }) => userId)
}
