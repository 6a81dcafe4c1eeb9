import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { CreditPart } from './credit-of.ts'

export async function insertCredit(tx: Db, checkoutId: string, parts: readonly CreditPart[]): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('proCredits')
    .values(parts.map(({ purchaseId, amountMinor }) => ({ checkoutId, purchaseId, amount: amountMinor })))
    .execute()
}

/** What is taken off in this attempt, the oldest purchase first. */
export async function listCredit(db: Db, checkoutId: string): Promise<CreditPart[]> {
  return db
    .selectFrom('proCredits')
    .select(['purchaseId', 'amount as amountMinor'])
    .where('checkoutId', '=', checkoutId)
    .orderBy('purchaseId')
    .execute()
}

/** Which of these purchases have been taken off a month of Pro. */
export async function listCounted(db: Db, purchaseIds: readonly number[]): Promise<Set<number>> {
  if (purchaseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('proCredits')
    .select('purchaseId')
    .where('purchaseId', 'in', purchaseIds)
    .where('countedAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ purchaseId }) => purchaseId))
}

/** From now on these purchases count no more. False if they had counted before, or if nothing was taken off. */
export async function markCounted(tx: Db, checkoutId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proCredits')
    .set({ countedAt: now })
    .where('checkoutId', '=', checkoutId)
    .where('countedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from pro_credits other
        where other.purchase_id = pro_credits.purchase_id and other.counted_at is not null)`,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The shop pays this plan back, because it was one too many: it has used nothing up. */
export async function uncount(tx: Db, checkoutId: string): Promise<void> {
  await tx
    .updateTable('proCredits')
    .set({ countedAt: null })
    .where('checkoutId', '=', checkoutId)
    .where('countedAt', 'is not', null)
    .execute()
}

/** How much of a payment for guides has been taken off a month of Pro. */
export async function sumCounted(db: Db, stripePaymentId: string): Promise<number> {
  const row = await db
    .selectFrom('proCredits')
    .innerJoin('purchases', 'purchases.id', 'proCredits.purchaseId')
    .select((eb) => eb.fn.sum<string | null>('proCredits.amount').as('amount'))
    .where('purchases.stripePaymentId', '=', stripePaymentId)
    .where('proCredits.countedAt', 'is not', null)
    .executeTakeFirst()
  return Number(row?.amount ?? 0)
}
