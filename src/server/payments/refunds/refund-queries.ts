import type { Selectable } from 'kysely'
import type { Refunds } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import { itemsOf } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'

/** A refund that the shop owes of its own accord, as opposed to one that an operator makes at Stripe. */
export type OwedRefund = Pick<
  RefundProgress,
  'paymentId' | 'orderId' | 'userId' | 'reference' | 'description' | 'money' | 'language' | 'paidAt'
>
export type RefundProgress = ReturnType<typeof toRefund>

const refunds = (db: Db) =>
  db.selectFrom('refunds').selectAll('refunds').select(itemsOf('refunds.orderId').as('items'))

/** With the items that it is for. */
const toRefund = ({ amount, currency, items, ...row }: Selectable<Refunds> & { items: OrderItem[] }) => ({
  ...row,
  items: row.ofShares ? items.filter(({ isReturned }) => isReturned) : items,
  money: { amountMinor: amount, currency },
})

/** What waits for its next try. */
export const stateOwed = (ofShares: boolean): RefundProgress['state'] => (ofShares ? 'shares-owed' : 'owed')

/** False when this payment's refund is written down already. */
export async function insertRefund(
  tx: Db,
  { ofShares = false, ...owed }: OwedRefund & { ofShares?: boolean },
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('refunds')
    .values({
      paymentId: owed.paymentId,
      orderId: owed.orderId,
      userId: owed.userId,
      reference: owed.reference,
      description: owed.description,
      amount: owed.money.amountMinor,
      currency: owed.money.currency,
      language: owed.language,
      paidAt: owed.paidAt,
      createdAt: now,
      tryAt: now,
      state: stateOwed(ofShares),
      ofShares,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('paymentId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Adds to the owed refund of a payment. */
export async function raiseRefund(
  tx: Db,
  { paymentId, money, description }: Pick<OwedRefund, 'paymentId' | 'money' | 'description'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ amount: money.amountMinor, description, state: stateOwed(true), tryAt: now })
    .where('paymentId', '=', paymentId)
    .where('ofShares', '=', true)
    .where('amount', '<', money.amountMinor)
    .execute()
}

export async function findRefund(db: Db, paymentId: string): Promise<RefundProgress | undefined> {
  const row = await refunds(db).where('paymentId', '=', paymentId).executeTakeFirst()
  return row && toRefund(row)
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(tx: Db, paymentId: string): Promise<RefundProgress | undefined> {
  const row = await refunds(tx).where('paymentId', '=', paymentId).forUpdate().executeTakeFirst()
  return row && toRefund(row)
}

/** By what the receipt names: the payment, or the invoice of a month of Pro. */
export async function findRefundByReference(db: Db, reference: string): Promise<RefundProgress | undefined> {
  const row = await refunds(db).where('reference', '=', reference).executeTakeFirst()
  return row && toRefund(row)
}

export async function updateRefund(
  db: Db,
  paymentId: string,
  progress: Partial<Pick<RefundProgress, 'state' | 'failures' | 'lastFailure' | 'tryAt'>>,
): Promise<void> {
  await db.updateTable('refunds').set(progress).where('paymentId', '=', paymentId).execute()
}

/** Stripe has taken the refund, of this amount where more may have come to be owed meanwhile. */
export async function markReturned(
  db: Db,
  paymentId: string,
  now: Date,
  { amountMinor }: { amountMinor?: number } = {},
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'returned', returnedAt: now })
    .where('paymentId', '=', paymentId)
    .$if(amountMinor !== undefined, (query) => query.where('amount', '=', amountMinor ?? 0))
    .where('state', '!=', 'returned')
    .execute()
}

/** The payment pays for something after all, so it is not given back. */
export async function deleteRefund(tx: Db, paymentId: string): Promise<void> {
  await tx.deleteFrom('refunds').where('paymentId', '=', paymentId).execute()
}

export async function listRefundsToTry(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('paymentId')
    .where('state', 'in', ['owed', 'shares-owed'])
    .where('tryAt', '<=', now)
    .orderBy('tryAt')
    .limit(count)
    .execute()
  return rows.map(({ paymentId }) => paymentId)
}

/** Everything that the shop owed one buyer, the oldest first. */
export async function listRefundsOf(db: Db, userId: number): Promise<RefundProgress[]> {
  const rows = await refunds(db).where('userId', '=', userId).orderBy('createdAt').execute()
  return rows.map(toRefund)
}

/** Lists refunds that no bank has accepted, for operators. */
export async function listGivenUpRefunds(db: Db): Promise<(RefundProgress & { email: string })[]> {
  const rows = await refunds(db)
    .innerJoin('users', 'users.id', 'refunds.userId')
    .select('users.email')
    .where('state', '=', 'given-up')
    .orderBy('paymentId')
    .execute()
  return rows.map(({ email, ...row }) => ({ ...toRefund(row), email }))
}
