import { sql, type Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type Withdrawal = Selectable<DB['withdrawals']>
type NewWithdrawal = Pick<
  Withdrawal,
  'userId' | 'receiptId' | 'guideIds' | 'amount' | 'statedAt' | 'refundedAt'
>

/** Inserts a withdrawal. Undefined if the whole payment was withdrawn from before. */
export function insertWithdrawal(tx: Db, withdrawal: NewWithdrawal): Promise<Withdrawal | undefined> {
  return tx
    .insertInto('withdrawals')
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findWithdrawal(db: Db, id: string): Promise<Withdrawal | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists the withdrawals of a receipt, latest first. */
export function listWithdrawalsOfReceipt(db: Db, receiptId: string): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('receiptId', '=', receiptId)
    .orderBy('statedAt', 'desc')
    .execute()
}

/** Lists the withdrawals of a buyer, oldest first. */
export function listWithdrawalsOfUser(db: Db, userId: number) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('receipts', 'receipts.id', 'withdrawals.receiptId')
    .select(['receipts.description', 'receipts.currency'])
    .select(['withdrawals.guideIds', 'withdrawals.amount', 'withdrawals.statedAt', 'withdrawals.refundedAt'])
    .where('withdrawals.userId', '=', userId)
    .orderBy('withdrawals.statedAt')
    .execute()
}

/** Lists withdrawals whose refund was neither made nor tried since `before`, and returns their ids. */
export async function listWithdrawalsToRefund(db: Db, before: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('refundedAt', 'is', null)
    .where(sql<boolean>`coalesce(tried_at, stated_at) < ${before}`)
    .orderBy('statedAt')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateWithdrawal(
  db: Db,
  id: string,
  progress: Partial<Pick<Withdrawal, 'refundedAt' | 'triedAt' | 'failures' | 'failure'>>,
): Promise<void> {
  await db.updateTable('withdrawals').set(progress).where('id', '=', id).execute()
}

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Finds the receipt of a payment by its number, if the address is the buyer's. */
export function findReceiptByNumber(db: Db, { number, email }: { number: string; email: string }) {
  return db
    .selectFrom('receipts')
    .innerJoin('users', 'users.id', 'receipts.userId')
    .select(['receipts.id as receiptId', 'users.id as userId', 'users.email'])
    .where(isUuid(number) ? 'receipts.id' : 'receipts.reference', '=', number)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function insertWithdrawalKey(tx: Db, key: Selectable<DB['withdrawalKeys']>): Promise<void> {
  await tx.insertInto('withdrawalKeys').values(key).execute()
}

export function findWithdrawalKey(db: Db, keyHash: string) {
  return db.selectFrom('withdrawalKeys').selectAll().where('keyHash', '=', keyHash).executeTakeFirst()
}

/** Returns when the buyer first opened each guide of a payment. Guides that were never opened are left out. */
export async function listGuideOpenTimes(db: Db, stripePaymentId: string): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('purchases')
    .select(['guideId', 'openedAt'])
    .where('stripePaymentId', '=', stripePaymentId)
    .where('openedAt', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ guideId, openedAt }) => (openedAt === null ? [] : [[guideId, openedAt]])))
}
