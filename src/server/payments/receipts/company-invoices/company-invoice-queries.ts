import { sql, type Selectable } from 'kysely'
import type { DB } from '../../../platform/database-types.ts'
import type { Db } from '../../../platform/database.ts'

export interface CompanyInvoice extends Omit<
  Selectable<DB['officeReceipts']>,
  'receiptId' | 'refundedAmount' | 'firstNumber'
> {
  refundedMinor: number
  /** The first company invoice for the same payment. Null for the first itself. */
  first: Pick<Selectable<DB['officeReceipts']>, 'number' | 'issuedAt'> | null
}

/** Locks a single receipt of a user, or all of a month in a time zone, until the transaction ends. Returns their ids. */
export async function lockOwnReceipts(
  tx: Db,
  userId: number,
  which: { receiptId: string } | { month: string; timeZone: string },
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('receipts')
    .select('id')
    .where('userId', '=', userId)
    .where((eb) =>
      'receiptId' in which
        ? eb('id', '=', which.receiptId)
        : sql<boolean>`to_char(paid_at at time zone ${which.timeZone}, 'YYYY-MM') = ${which.month}`,
    )
    .orderBy('paidAt')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists all company invoices for a payment, oldest first. */
export async function listCompanyInvoices(db: Db, receiptId: string): Promise<CompanyInvoice[]> {
  const rows = await db
    .selectFrom('officeReceipts')
    .selectAll()
    .where('receiptId', '=', receiptId)
    .orderBy('number')
    .execute()
  const first = rows[0]
  return rows.map(({ refundedAmount, ...row }) => ({
    ...row,
    refundedMinor: refundedAmount,
    first: first === undefined || first.number === row.number ? null : first,
  }))
}

export async function insertCompanyInvoice(
  tx: Db,
  receiptId: string,
  { first, refundedMinor, seller, ...issued }: Omit<CompanyInvoice, 'number'>,
): Promise<number> {
  const { number } = await tx
    .insertInto('officeReceipts')
    .values({
      ...issued,
      receiptId,
      refundedAmount: refundedMinor,
      seller: JSON.stringify(seller),
      firstNumber: first?.number ?? null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Lists all company invoices of a user, latest first. */
export function listCompanyInvoicesOfUser(db: Db, userId: number) {
  return db
    .selectFrom('officeReceipts')
    .innerJoin('receipts', 'receipts.id', 'officeReceipts.receiptId')
    .select(['number', 'addressee', 'address', 'purpose', 'issuedAt'])
    .where('receipts.userId', '=', userId)
    .orderBy('number', 'desc')
    .execute()
}

/** Erases addressee, address and purpose of a user's company invoices. The invoices themselves stay for accounting. */
export async function eraseInvoiceAddressees(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('officeReceipts')
    .set({ addressee: '', address: '', purpose: '' })
    .where('receiptId', 'in', (eb) => eb.selectFrom('receipts').select('id').where('userId', '=', userId))
    .execute()
}
