import { sql, type NotNull } from 'kysely'
import type { Currency } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'
import type { ProCreditPart } from './compute-credit.ts'

/** Lists the purchases that lower this order's price, with their amounts, oldest first. */
export async function listProCredit(db: Db, orderId: string): Promise<ProCreditPart[]> {
  return db
    .selectFrom('credits')
    .select(['purchaseId', 'amount as amountMinor'])
    .where('orderId', '=', orderId)
    .orderBy('purchaseId')
    .execute()
}

/** Lists a user's paid purchases in one currency that grant access and were not used as Pro credit, oldest first. */
export function listCreditablePurchases(
  db: Db,
  userId: number,
  { since, currency }: { since: Date; currency: Currency },
) {
  return db
    .selectFrom('purchases')
    .select(['id', 'amount as amountMinor', 'stripePaymentId'])
    .where('userId', '=', userId)
    .where('source', '=', 'payment')
    .where('currency', '=', currency)
    .where('purchaseDate', '>', since)
    .where('revokedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where(isUnused('purchases.id'))
    .orderBy('purchaseDate')
    .orderBy('id')
    .$narrowType<{ stripePaymentId: NotNull }>()
    .execute()
}

const isUnused = (purchaseId: string) =>
  sql<boolean>`not exists (select from credits used
    where used.purchase_id = ${sql.ref(purchaseId)} and used.counted_at is not null)`

/** Marks the Pro credit of an order as used. False if it was used before, or if the order has none. */
export async function markProCreditUsed(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credits')
    .set({ countedAt: now })
    .where('orderId', '=', orderId)
    .where('countedAt', 'is', null)
    .where(isUnused('credits.purchaseId'))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks the Pro credit of an order as unused again, because its duplicate plan is refunded. */
export async function markProCreditUnused(tx: Db, orderId: string): Promise<void> {
  await tx
    .updateTable('credits')
    .set({ countedAt: null })
    .where('orderId', '=', orderId)
    .where('countedAt', 'is not', null)
    .execute()
}

/** Returns the Pro credit that was used from a payment for guides. Minor units. */
export async function sumUsedProCredit(db: Db, stripePaymentId: string): Promise<number> {
  const row = await db
    .selectFrom('credits')
    .innerJoin('purchases', 'purchases.id', 'credits.purchaseId')
    .select((eb) => eb.fn.sum<string | null>('credits.amount').as('amount'))
    .where('purchases.stripePaymentId', '=', stripePaymentId)
    .where('credits.countedAt', 'is not', null)
    .executeTakeFirst()
  return Number(row?.amount ?? 0)
}

/** Returns the refunded amount of each payment in minor units, without the shares of items that the buyer already owned. */
export async function sumRefundedAmounts(db: Db, paymentIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ reference: string; refunded: number }>`
    select reference, greatest(0, coalesce(refunded_amount, amount) - (
        select coalesce(sum(amount), 0)::int from order_items
        where order_id = receipts.order_id and returned_at is not null)) as refunded
    from receipts where reference = any (${paymentIds}) and refunded_at is not null`.execute(db)
  return new Map(rows.map(({ reference, refunded }) => [reference, refunded]))
}
