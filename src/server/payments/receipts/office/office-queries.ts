import { sql } from 'kysely'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { OfficeDetails } from '../../../../shared/payments/office-schemas.ts'
import type { Db } from '../../../platform/database.ts'

/** Who sells, as a receipt for an office has to name them. */
export interface OfficeSeller {
  name: string
  address: string | null
  phone: string | null
  registrationNumber: string | null
  /** What of the price is consumption tax, in percent; null where none is shown. */
  taxPercent: number | null
}

export interface OfficeReceipt extends OfficeDetails {
  number: number
  refundedMinor: number
  seller: OfficeSeller
  issuedAt: Date
  /** The first one for the same payment, where this is another. */
  first: { number: number; issuedAt: Date } | null
}

/** One's own payments of a month in a time zone, or one of them; nobody else issues for them until the transaction ends. */
export async function lockOwnReceipts(
  tx: Db,
  userId: number,
  which: { receiptId: string } | { month: string; timeZone: string },
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('receipts')
    .select('id')
    .where('user_id', '=', userId)
    .$if('receiptId' in which, (query) => query.where('id', '=', 'receiptId' in which ? which.receiptId : ''))
    .$if('month' in which, (query) =>
      'month' in which
        ? query.where(
            sql<boolean>`to_char(paid_at at time zone ${which.timeZone}, 'YYYY-MM') = ${which.month}`,
          )
        : query,
    )
    .orderBy('paid_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Everything issued for a payment, the first one first. */
export async function listIssued(db: Db, receiptId: string): Promise<OfficeReceipt[]> {
  const rows = await db
    .selectFrom('office_receipts')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .orderBy('number')
    .execute()
  const first = rows[0]
  return rows.map((row) => ({
    number: row.number,
    addressee: row.addressee,
    address: row.address,
    purpose: row.purpose,
    language: row.language as PageLanguage,
    refundedMinor: row.refunded_amount,
    // Only `insertIssued` writes it.
    seller: row.seller as unknown as OfficeSeller,
    issuedAt: row.issued_at,
    first:
      first === undefined || first.number === row.number
        ? null
        : { number: first.number, issuedAt: first.issued_at },
  }))
}

export async function insertIssued(
  tx: Db,
  receiptId: string,
  issued: Omit<OfficeReceipt, 'number'>,
): Promise<number> {
  const { number } = await tx
    .insertInto('office_receipts')
    .values({
      receipt_id: receiptId,
      addressee: issued.addressee,
      address: issued.address,
      purpose: issued.purpose,
      language: issued.language,
      refunded_amount: issued.refundedMinor,
      seller: JSON.stringify(issued.seller),
      issued_at: issued.issuedAt,
      first_number: issued.first?.number ?? null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export interface OwnOfficeReceipt {
  number: number
  addressee: string
  address: string
  purpose: string
  issuedAt: Date
}

/** Everything that one had made out, the latest first. */
export function listOfficeReceiptsOf(db: Db, userId: number): Promise<OwnOfficeReceipt[]> {
  return db
    .selectFrom('office_receipts')
    .innerJoin('receipts', 'receipts.id', 'office_receipts.receipt_id')
    .select(['number', 'addressee', 'address', 'purpose', 'issued_at as issuedAt'])
    .where('receipts.user_id', '=', userId)
    .orderBy('number', 'desc')
    .execute()
}

/** That one was issued stays for the books; to whom does not. */
export async function eraseAddressees(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('office_receipts')
    .set({ addressee: '', address: '', purpose: '' })
    .where('receipt_id', 'in', (eb) => eb.selectFrom('receipts').select('id').where('user_id', '=', userId))
    .execute()
}
