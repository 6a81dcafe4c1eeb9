import { sql, type Selectable } from 'kysely'
import type { Currency } from '../../../shared/money.ts'
import type { CodeTerms } from '../../../shared/payments/code-terms.ts'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

/** A discount code as an operator created it. */
export type DiscountCode = Omit<Selectable<DB['codes']>, 'percent' | 'usd' | 'jpy'> & { terms: CodeTerms }

// Check constraints of the table ensure that either the percentage or the amounts are set.
function toCode<Row extends Selectable<DB['codes']>>({ percent, usd, jpy, ...row }: Row) {
  const terms: CodeTerms =
    percent === null ? { percent, amounts: { usd: usd ?? 0, jpy: jpy ?? 0 } } : { percent, amounts: null }
  return { ...row, terms }
}

/** Inserts a discount code. False if the same code or one that looks like it exists. */
export async function insertDiscountCode(tx: Db, code: Omit<DiscountCode, 'endedAt'>): Promise<boolean> {
  const { terms } = code
  const made = await tx
    .insertInto('codes')
    .values({
      word: code.word,
      folded: code.folded,
      forGuides: code.forGuides,
      forPro: code.forPro,
      percent: terms.percent,
      usd: terms.amounts?.usd ?? null,
      jpy: terms.amounts?.jpy ?? null,
      beginsAt: code.beginsAt,
      endsAt: code.endsAt,
      mostUses: code.mostUses,
      newBuyers: code.newBuyers,
      note: code.note,
      madeAt: code.madeAt,
      madeBy: code.madeBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .executeTakeFirst()
  return made !== undefined
}

/** Locks a discount code against concurrent uses and changes until the transaction ends. */
export async function lockDiscountCode(tx: Db, folded: string): Promise<DiscountCode | undefined> {
  const row = await tx
    .selectFrom('codes')
    .selectAll()
    .where('folded', '=', folded)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toCode(row)
}

/** Ends a discount code. False if it does not exist or has already ended. */
export async function markDiscountCodeEnded(tx: Db, word: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set({ endedAt: now })
    .where('word', '=', word)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Counts the open and paid orders with a discount code, except the given order. */
export async function countCodeUses(tx: Db, word: string, besides: string | undefined) {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('discountCode', '=', word)
    .where('state', 'in', ['open', 'paid'])
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type CodeUse = Awaited<ReturnType<typeof listCodeUses>>[number]

/** Lists a user's open and paid orders with this code. For a new-buyer code, orders with any new-buyer code count. */
export async function listCodeUses(
  tx: Db,
  userId: number,
  { word, newBuyers }: Pick<DiscountCode, 'word' | 'newBuyers'>,
) {
  return tx
    .selectFrom('orders')
    .innerJoin('codes', 'codes.word', 'orders.discountCode')
    .select(['orders.id as orderId', 'codes.word', 'orders.state'])
    .where('orders.buyerId', '=', userId)
    .where('orders.state', 'in', ['open', 'paid'])
    .where(sql<boolean>`(codes.word = ${word} or (${newBuyers} and codes.new_buyers))`)
    .$narrowType<{ state: 'open' | 'paid' }>()
    .execute()
}

/** Returns whether the user has ever paid for anything, even if it was refunded. */
export async function hasPaidBefore(db: Db, userId: number): Promise<boolean> {
  const paid = await db.selectFrom('receipts').select('id').where('userId', '=', userId).executeTakeFirst()
  return paid !== undefined
}

export type ListedDiscountCode = Awaited<ReturnType<typeof listDiscountCodes>>[number]

/** Lists all discount codes with their uses, newest first. */
export async function listDiscountCodes(db: Db) {
  const rows = await db
    .selectFrom('codes')
    .leftJoin('orders', 'orders.discountCode', 'codes.word')
    .selectAll('codes')
    .select([
      // Uses by paid orders, and uses reserved by open orders.
      sql<number>`count(*) filter (where orders.state = 'paid')::int`.as('used'),
      sql<number>`count(*) filter (where orders.state = 'open')::int`.as('held'),
      takenOffIn('usd').as('takenOffUsd'),
      takenOffIn('jpy').as('takenOffJpy'),
    ])
    .groupBy('codes.word')
    .orderBy('codes.madeAt', 'desc')
    .orderBy('codes.word')
    .execute()
  return rows.map(({ takenOffUsd, takenOffJpy, ...row }) => ({
    ...toCode(row),
    takenOff: { usd: takenOffUsd, jpy: takenOffJpy },
  }))
}

const takenOffIn = (currency: Currency) =>
  sql<number>`coalesce(sum(orders.discount_amount)
    filter (where orders.state = 'paid' and orders.currency = ${currency}), 0)::int`

/** Lists open orders, or a given one, whose discount code has ended or whose reservation of a limited code has timed out. */
export async function listOutdatedCodeUses(
  db: Db,
  { now, heldSince, orderId, count }: { now: Date; heldSince: Date; orderId?: string; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('codes', 'codes.word', 'orders.discountCode')
    .select('orders.id')
    .where('orders.state', '=', 'open')
    .where(
      sql<boolean>`(codes.ended_at is not null or codes.ends_at <= ${now}
        or (codes.most_uses is not null and orders.opened_at <= ${heldSince}))`,
    )
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
    .orderBy('orders.openedAt')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}
