import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency, Money } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'

export interface ReceiptLine {
  guideId: number
  title: string
  amountMinor: number
  /** It was owned already, so its share goes back. */
  givenBack: boolean
}

export interface Receipt {
  id: string
  userId: number
  /** Null for Pro. */
  guideId: number | null
  /** Where it is for somebody else. */
  giftId: string | null
  /** The attempt for several guides, of which `guideId` is the first; null for one thing. */
  bundleId: string | null
  /** Each of several guides with its share of what was paid. */
  lines: ReceiptLine[]
  /** Stripe's payment, or its invoice for a month of Pro. */
  reference: string
  description: string
  /** What was paid. */
  money: Money
  /** What had been taken off the price. */
  takenOffMinor: number
  /** The code that did it, or a part of it. */
  code: string | null
  /** The buyer's, when they paid. */
  language: PageLanguage
  paidAt: Date
  /** When the amount that was given back last changed; null while nothing was. */
  refundedAt: Date | null
  /** How much the buyer has back, all of it or a part. */
  refundedMinor: number
  /** How much of that the bank returned after a lost dispute; the rest was refunded. */
  bankReturnedMinor: number
}

const receiptColumns = [
  'id',
  'user_id as userId',
  'guide_id as guideId',
  'gift_id as giftId',
  'bundle_id as bundleId',
  'reference',
  'description',
  'amount',
  'currency',
  'taken_off as takenOffMinor',
  'code',
  'language',
  'paid_at as paidAt',
  'refunded_at as refundedAt',
  'refunded_amount as refundedAmount',
  'bank_returned as bankReturnedMinor',
  sql<ReceiptLine[]>`coalesce((select json_agg(json_build_object('guideId', guide_id, 'title', title,
      'amountMinor', bundle_parts.amount, 'givenBack', given_back_at is not null) order by place)
    from bundle_parts where checkout_id = receipts.bundle_id), '[]')`.as('lines'),
] as const

type ReceiptRow = Omit<Receipt, 'money' | 'language' | 'refundedMinor'> & {
  amount: number
  currency: string
  language: string
  /** Null with a time: all of it. */
  refundedAmount: number | null
}

// The table's check constraint allows only these currencies; the language comes from the page.
function toReceipt({ amount, currency, language, refundedAmount, ...row }: ReceiptRow): Receipt {
  const money = { amountMinor: amount, currency: currency as Currency }
  const refundedMinor = row.refundedAt === null ? 0 : (refundedAmount ?? amount)
  return { ...row, money, language: language as PageLanguage, refundedMinor }
}

/** What a payment was for; its lines are the attempt's. */
export type NewReceipt = Omit<
  Receipt,
  'id' | 'bundleId' | 'lines' | 'refundedAt' | 'refundedMinor' | 'bankReturnedMinor'
> & {
  bundleId?: string
}

/** Undefined when this payment has its receipt already. */
export async function insertReceipt(tx: Db, receipt: NewReceipt, now: Date): Promise<Receipt | undefined> {
  const row = await tx
    .insertInto('receipts')
    .values({
      user_id: receipt.userId,
      guide_id: receipt.guideId,
      gift_id: receipt.giftId,
      bundle_id: receipt.bundleId ?? null,
      reference: receipt.reference,
      description: receipt.description,
      amount: receipt.money.amountMinor,
      currency: receipt.money.currency,
      taken_off: receipt.takenOffMinor,
      code: receipt.code,
      language: receipt.language,
      paid_at: receipt.paidAt,
      mailed_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(receiptColumns)
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

export async function lockReceipt(tx: Db, reference: string): Promise<Receipt | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .select(receiptColumns)
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
      refunded_at: refunded.refundedAt,
      refunded_amount: refunded.refundedMinor,
      bank_returned: refunded.bankReturnedMinor,
    })
    .where('id', '=', id)
    .execute()
}

/** The newest first. */
export async function listReceipts(db: Db, userId: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(receiptColumns)
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toReceipt)
}

/** How much of these payments was given back, by their references. */
export async function listRefundedOf(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('receipts')
    .select(receiptColumns)
    .where('reference', 'in', references)
    .where('refunded_at', 'is not', null)
    .execute()
  return new Map(rows.map(toReceipt).map(({ reference, refundedMinor }) => [reference, refundedMinor]))
}

/** Only one's own. */
export async function findReceipt(db: Db, userId: number, id: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('receipts')
    .select(receiptColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? undefined : toReceipt(row)
}

/** Anybody's, for operators. */
export async function findAnyReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await db.selectFrom('receipts').select(receiptColumns).where('id', '=', id).executeTakeFirst()
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
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', '<', since)
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
