import { sql, type ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import type { Entitlements } from './may-read.ts'

/** Finds the purchase, plan and gifts that decide whether a user may read a guide. Undefined for an unknown user. */
export async function findEntitlements(db: Db, uid: string, guideId: number) {
  const [row] = await selectEntitlements(db, [guideId]).where('users.firebaseUid', '=', uid).execute()
  return row && toEntitlements(row)
}

/** Loads a user's entitlements to these guides in one query and returns a lookup by guide id. It returns undefined for an unknown user. */
export async function listEntitlements(db: Db, userId: number, guideIds: readonly number[]) {
  const rows = await selectEntitlements(db, guideIds).where('users.id', '=', userId).execute()
  const [first] = rows
  const notBought = first && { ...toEntitlements(first), purchase: null }
  const bought = new Map(rows.map((row) => [row.guideId, toEntitlements(row)]))
  return (guideId: number) => bought.get(guideId) ?? notBought
}

/** Selects a row for each purchase of these guides that is not revoked (it may be suspended), or one row without a purchase. */
const selectEntitlements = (db: Db, guideIds: readonly number[]) =>
  db
    .selectFrom('users')
    .leftJoin('purchases', (join) =>
      join
        .onRef('purchases.userId', '=', 'users.id')
        .on((eb) => eb('purchases.guideId', '=', eb.fn.any(eb.val(guideIds))))
        .on('purchases.revokedAt', 'is', null),
    )
    .select((eb) => [
      'users.subscriptionActive as active',
      'users.subscriptionExpiresAt as expiresAt',
      'users.freeAccessUsed',
      'users.subscriptionCurrency as proCurrency',
      selectProGrantEnd(eb).as('grantedUntil'),
      eb
        .selectFrom('accessChanges')
        .whereRef('accessChanges.userId', '=', 'users.id')
        .where('accessChanges.change', '=', 'pro-started')
        .select((changes) => changes.fn.max('accessChanges.happenedAt').as('startedAt'))
        .as('proSince'),
      'purchases.guideId',
      'purchases.source',
      'purchases.purchaseDate as purchasedAt',
      'purchases.stripePaymentId',
      'purchases.suspendedAt',
      'purchases.revokedAt',
      sql<number | null>`case when purchases.opened_at is null and exists (
          select from order_items item join order_items other using (order_id)
          where item.id = purchases.item_id and other.id <> item.id)
        then purchases.id end`.as('unopenedId'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectEntitlements>['execute']>>[number]

function toEntitlements({
  source,
  purchasedAt,
  stripePaymentId,
  suspendedAt,
  revokedAt,
  ...pro
}: Row): Entitlements {
  const purchase =
    source === null || purchasedAt === null
      ? null
      : { source, purchasedAt, stripePaymentId, suspendedAt, revokedAt }
  return { ...pro, purchase }
}

/** Selects the end of the user's last open gifted period of Pro, or null. Periods follow one another without a gap. */
export const selectProGrantEnd = (eb: ExpressionBuilder<DB, 'users'>) =>
  eb
    .selectFrom('proPeriods')
    .whereRef('proPeriods.userId', '=', 'users.id')
    .where('proPeriods.suspendedAt', 'is', null)
    .where('proPeriods.revokedAt', 'is', null)
    .select((periods) => periods.fn.max('proPeriods.endsAt').as('until'))
