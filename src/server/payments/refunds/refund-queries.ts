import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency, Money } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'

/** A refund that the shop owes of its own accord, as opposed to one that an operator makes at Stripe. */
export interface OwedRefund {
  paymentId: string
  userId: number
  /** Null for Pro. */
  guideId: number | null
  /** As on the receipt: Stripe's payment, or its invoice for a month of Pro. */
  reference: string
  description: string
  money: Money
  language: PageLanguage
  paidAt: Date
}

export interface RefundProgress extends OwedRefund {
  /** A release that knows no shares would give back the whole payment of what is 'owed' (decision 0057). */
  state: 'owed' | 'shares-owed' | 'returned' | 'given-up'
  /** Only what some guides of several cost, not the whole payment. */
  ofShares: boolean
  /** Tries that came to nothing. */
  failures: number
  lastFailure: string | null
  tryAt: Date
}

const refundColumns = [
  'payment_id as paymentId',
  'user_id as userId',
  'guide_id as guideId',
  'reference',
  'description',
  'amount',
  'currency',
  'language',
  'paid_at as paidAt',
  'state',
  'of_shares as ofShares',
  'failures',
  'last_failure as lastFailure',
  'try_at as tryAt',
] as const

type RefundRow = Omit<RefundProgress, 'money' | 'language' | 'state'> & {
  amount: number
  currency: string
  language: string
  state: string
}

// The table's check constraints hold these words; the language comes from a page.
function toRefund({ amount, currency, language, state, ...row }: RefundRow): RefundProgress {
  return {
    ...row,
    money: { amountMinor: amount, currency: currency as Currency },
    language: language as PageLanguage,
    state: state as RefundProgress['state'],
  }
}

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
      payment_id: owed.paymentId,
      user_id: owed.userId,
      guide_id: owed.guideId,
      reference: owed.reference,
      description: owed.description,
      amount: owed.money.amountMinor,
      currency: owed.money.currency,
      language: owed.language,
      paid_at: owed.paidAt,
      created_at: now,
      try_at: now,
      state: stateOwed(ofShares),
      of_shares: ofShares,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** More of the same payment is owed. */
export async function raiseRefund(
  tx: Db,
  { paymentId, money, description }: Pick<OwedRefund, 'paymentId' | 'money' | 'description'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ amount: money.amountMinor, description, state: stateOwed(true), try_at: now })
    .where('payment_id', '=', paymentId)
    .where('of_shares', '=', true)
    .where('amount', '<', money.amountMinor)
    .execute()
}

export async function findRefund(db: Db, paymentId: string): Promise<RefundProgress | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select(refundColumns)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row === undefined ? undefined : toRefund(row)
}

/** Until the transaction ends, nobody else records what became of it. */
export async function lockRefund(tx: Db, paymentId: string): Promise<RefundProgress | undefined> {
  const row = await tx
    .selectFrom('refunds')
    .select(refundColumns)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toRefund(row)
}

/** By what the receipt names: the payment, or the invoice of a month of Pro. */
export async function findRefundByReference(db: Db, reference: string): Promise<RefundProgress | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select(refundColumns)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row === undefined ? undefined : toRefund(row)
}

export async function updateRefund(
  db: Db,
  paymentId: string,
  progress: Partial<Pick<RefundProgress, 'state' | 'failures' | 'lastFailure' | 'tryAt'>>,
): Promise<void> {
  const { state, failures, lastFailure, tryAt } = progress
  await db
    .updateTable('refunds')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(failures === undefined ? {} : { failures }),
      ...(lastFailure === undefined ? {} : { last_failure: lastFailure }),
      ...(tryAt === undefined ? {} : { try_at: tryAt }),
    })
    .where('payment_id', '=', paymentId)
    .execute()
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
    .set({ state: 'returned', returned_at: now })
    .where('payment_id', '=', paymentId)
    .$if(amountMinor !== undefined, (query) => query.where('amount', '=', amountMinor ?? 0))
    .where('state', '!=', 'returned')
    .execute()
}

/** The payment pays for something after all, so it is not given back. */
export async function deleteRefund(tx: Db, paymentId: string): Promise<void> {
  await tx.deleteFrom('refunds').where('payment_id', '=', paymentId).execute()
}

export async function listRefundsToTry(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('payment_id as paymentId')
    .where('state', 'in', ['owed', 'shares-owed'])
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(count)
    .execute()
  return rows.map(({ paymentId }) => paymentId)
}

/** Everything that the shop owed one buyer, the oldest first. */
export async function listRefundsOf(db: Db, userId: number): Promise<RefundProgress[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(refundColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(toRefund)
}

/** Refunds that no bank has taken: somebody has to look at them. */
export async function listGivenUpRefunds(db: Db): Promise<(RefundProgress & { email: string })[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('users', 'users.id', 'refunds.user_id')
    .select(['users.email', ...refundColumns.map((column) => `refunds.${column}` as const)])
    .where('state', '=', 'given-up')
    .orderBy('payment_id')
    .execute()
  return rows.map(({ email, ...row }) => ({ ...toRefund(row), email }))
}
