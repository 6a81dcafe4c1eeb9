import { sql, type Selectable } from 'kysely'
import type { Receipts } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export interface ReceiptLine {
  guideId: number
  title: string
  amountMinor: number
  /** It was owned already, so its share goes back. */
  givenBack: boolean
}

/** A payment that opened something, with the lines of a bundle. */
export type Receipt = Omit<ReturnType<typeof toReceipt>, 'mailedAt'>

const lines = sql<ReceiptLine[]>`
  coalesce((select json_agg(json_build_object('guideId', guide_id, 'title', title,
      'amountMinor', bundle_parts.amount, 'givenBack', given_back_at is not null) order by place)
    from bundle_parts where checkout_id = receipts.bundle_id), '[]')`.as('lines')

function toReceipt({
  amount,
  currency,
  takenOff,
  refundedAmount,
  bankReturned,
  ...row
}: Selectable<Receipts> & { lines: ReceiptLine[] }) {
  return {
    ...row,
    /** What was paid. */
    money: { amountMinor: amount, currency },
    /** What had been taken off the price. */
    takenOffMinor: takenOff,
    /** How much the buyer has back, all of it or a part. */
    refundedMinor: row.refundedAt === null ? 0 : (refundedAmount ?? amount),
    /** How much of that the bank returned after a lost dispute; the rest was refunded. */
    bankReturnedMinor: bankReturned,
  }
}

/** What a payment was for; its lines are the attempt's. */
export type NewReceipt = Omit<
  Receipt,
  'id' | 'orderId' | 'bundleId' | 'lines' | 'refundedAt' | 'refundedMinor' | 'bankReturnedMinor'
> & {
  bundleId?: string
}

/** Undefined when this payment has its receipt already. */
export async function insertReceipt(tx: Db, receipt: NewReceipt, now: Date): Promise<Receipt | undefined> {
  const row = await tx
    .insertInto('receipts')
    .values({
      userId: receipt.userId,
      guideId: receipt.guideId,
      giftId: receipt.giftId,
      bundleId: receipt.bundleId ?? null,
      paidCheckoutId: receipt.paidCheckoutId,
      reference: receipt.reference,
      description: receipt.description,
      amount: receipt.money.amountMinor,
      currency: receipt.money.currency,
      takenOff: receipt.takenOffMinor,
      code: receipt.code,
      language: receipt.language,
      paidAt: receipt.paidAt,
      mailedAt: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .returning(lines)
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

export async function lockReceipt(tx: Db, reference: string): Promise<Receipt | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .selectAll()
    .select(lines)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

export async function markRefunded(
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

/** The newest first. */
export async function listReceipts(db: Db, userId: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .select(lines)
    .where('userId', '=', userId)
    .orderBy('paidAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toReceipt)
}

/** How much of these payments was given back, by their references. */
export async function listRefundedOf(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .select(lines)
    .where('reference', 'in', references)
    .where('refundedAt', 'is not', null)
    .execute()
  return new Map(rows.map(toReceipt).map(({ reference, refundedMinor }) => [reference, refundedMinor]))
}

/** Only one's own. */
export async function findReceipt(db: Db, userId: number, id: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('receipts')
    .selectAll()
    .select(lines)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

/** Anybody's, for operators. */
export async function findAnyReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('receipts')
    .selectAll()
    .select(lines)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

/** False if it was mailed after `since`; of several concurrent calls only one returns true. */
export async function recordMailed(
  tx: Db,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable('receipts')
    .set({ mailedAt: now })
    .where('id', '=', id)
    .where('mailedAt', '<', since)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
