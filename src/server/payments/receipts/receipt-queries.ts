import type { Db } from '../../platform/database.ts'
import { selectOrderItems } from '../orders/item-queries.ts'

/** Receipt of a payment with the items of its order. A plan that was created at Stripe has no items. */
export type Receipt = ReturnType<typeof toReceipt>

const receipts = (db: Db) =>
  db.selectFrom('receipts').selectAll('receipts').select(selectOrderItems('receipts.orderId').as('items'))

type Row = Awaited<ReturnType<ReturnType<typeof receipts>['execute']>>[number]

const toReceipt = ({ amount, currency, takenOff, refundedAmount, bankReturned, ...row }: Row) => ({
  ...row,
  /** Paid amount. */
  money: { amountMinor: amount, currency },
  /** Discount from the price. Minor units. */
  takenOffMinor: takenOff,
  /** Amount that the buyer got back from the shop and the bank. Minor units. */
  refundedMinor: row.refundedAt === null ? 0 : (refundedAmount ?? amount),
  /** Part of the refunded amount that the bank returned after a lost dispute. Minor units. */
  bankReturnedMinor: bankReturned,
})

export type NewReceipt = Pick<
  Receipt,
  | 'userId'
  | 'orderId'
  | 'reference'
  | 'description'
  | 'money'
  | 'takenOffMinor'
  | 'code'
  | 'language'
  | 'paidAt'
>

/** Inserts a receipt. Undefined if the payment already has one. */
export async function insertReceipt(tx: Db, { money, takenOffMinor, ...receipt }: NewReceipt, now: Date) {
  const row = await tx
    .with('inserted', (db) =>
      db
        .insertInto('receipts')
        .values({
          ...receipt,
          amount: money.amountMinor,
          currency: money.currency,
          takenOff: takenOffMinor,
          mailedAt: now,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returningAll(),
    )
    .selectFrom('inserted')
    .selectAll('inserted')
    .select(selectOrderItems('inserted.orderId').as('items'))
    .executeTakeFirst()
  return row && toReceipt(row)
}

export async function lockReceipt(tx: Db, reference: string): Promise<Receipt | undefined> {
  const row = await receipts(tx).where('reference', '=', reference).forUpdate().executeTakeFirst()
  return row && toReceipt(row)
}

export async function updateRefundedAmounts(
  tx: Db,
  id: string,
  refunded: Pick<Receipt, 'refundedMinor' | 'bankReturnedMinor' | 'refundedAt'>,
): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({
      refundedAt: refunded.refundedAt,
      refundedAmount: refunded.refundedMinor,
      bankReturned: refunded.bankReturnedMinor,
    })
    .where('id', '=', id)
    .execute()
}

/** Lists a user's receipts, newest first. */
export async function listReceipts(db: Db, userId: number): Promise<Receipt[]> {
  const rows = await receipts(db)
    .where('userId', '=', userId)
    .orderBy('paidAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toReceipt)
}

/** Finds a receipt of this user. Undefined if it is another user's. */
export async function findReceipt(db: Db, userId: number, id: string): Promise<Receipt | undefined> {
  const receipt = await findReceiptOfAnyUser(db, id)
  return receipt?.userId === userId ? receipt : undefined
}

/** Finds a receipt of any user; for operators. */
export async function findReceiptOfAnyUser(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await receipts(db).where('id', '=', id).executeTakeFirst()
  return row && toReceipt(row)
}

/** Records that a receipt was emailed, unless it was after `since`. Only the first of several concurrent calls returns true. */
export async function recordReceiptMailed(tx: Db, id: string, { now, since }: { now: Date; since: Date }) {
  const noted = await tx
    .updateTable('receipts')
    .set({ mailedAt: now })
    .where('id', '=', id)
    .where('mailedAt', '<', since)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
