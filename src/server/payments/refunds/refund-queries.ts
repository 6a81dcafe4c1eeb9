import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import { selectOrderItems } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'

/** A refund that the shop owes automatically, unlike one that an operator makes at Stripe. */
export type OwedRefund = Pick<
  StoredRefund,
  'paymentId' | 'orderId' | 'userId' | 'reference' | 'description' | 'money' | 'language' | 'paidAt'
>
export type StoredRefund = ReturnType<typeof toRefund>

const refunds = (db: Db) =>
  db.selectFrom('refunds').selectAll('refunds').select(selectOrderItems('refunds.orderId').as('items'))

/** Converts a row with its order's items. A refund of shares has only the returned items. */
const toRefund = ({
  amount,
  currency,
  items,
  ...row
}: Selectable<DB['refunds']> & { items: OrderItem[] }) => ({
  ...row,
  items: row.ofShares ? items.filter(({ isReturned }) => isReturned) : items,
  money: { amountMinor: amount, currency },
})

/** Returns the state of a refund that waits for its next try. */
export const toOwedState = (ofShares: boolean): StoredRefund['state'] => (ofShares ? 'shares-owed' : 'owed')

/** Inserts an owed refund. False if the payment already has one. */
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
      state: toOwedState(ofShares),
      ofShares,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('paymentId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Raises the amount that is owed for shares of a payment. Never lowers it. */
export async function increaseOwedRefund(
  tx: Db,
  { paymentId, money, description }: Pick<OwedRefund, 'paymentId' | 'money' | 'description'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ amount: money.amountMinor, description, state: toOwedState(true), tryAt: now })
    .where('paymentId', '=', paymentId)
    .where('ofShares', '=', true)
    .where('amount', '<', money.amountMinor)
    .execute()
}

export async function findRefund(db: Db, paymentId: string): Promise<StoredRefund | undefined> {
  const row = await refunds(db).where('paymentId', '=', paymentId).executeTakeFirst()
  return row && toRefund(row)
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(tx: Db, paymentId: string): Promise<StoredRefund | undefined> {
  const row = await refunds(tx).where('paymentId', '=', paymentId).forUpdate().executeTakeFirst()
  return row && toRefund(row)
}

/** Finds a refund by the receipt's reference: the payment, or the invoice of a month of Pro. */
export async function findRefundByReference(db: Db, reference: string): Promise<StoredRefund | undefined> {
  const row = await refunds(db).where('reference', '=', reference).executeTakeFirst()
  return row && toRefund(row)
}

export async function updateRefund(
  db: Db,
  paymentId: string,
  progress: Partial<Pick<StoredRefund, 'state' | 'failures' | 'lastFailure' | 'tryAt'>>,
): Promise<void> {
  await db.updateTable('refunds').set(progress).where('paymentId', '=', paymentId).execute()
}

/** Marks a refund as accepted by Stripe. With `amountMinor`, only if the owed amount has not been raised since. */
export async function markRefundAccepted(
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

/** Deletes an owed refund, because its payment grants access again and is not refunded. */
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

/** Lists all refunds that the shop has owed a buyer, oldest first. */
export async function listRefundsOfUser(db: Db, userId: number): Promise<StoredRefund[]> {
  const rows = await refunds(db).where('userId', '=', userId).orderBy('createdAt').execute()
  return rows.map(toRefund)
}

/** Lists failed refunds that are no longer retried, for operators. */
export async function listFailedRefunds(db: Db): Promise<(StoredRefund & { email: string })[]> {
  const rows = await refunds(db)
    .innerJoin('users', 'users.id', 'refunds.userId')
    .select('users.email')
    .where('state', '=', 'given-up')
    .orderBy('paymentId')
    .execute()
  return rows.map(({ email, ...row }) => ({ ...toRefund(row), email }))
}
