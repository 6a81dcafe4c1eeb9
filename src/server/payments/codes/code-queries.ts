import { sql } from 'kysely'
import type { Currency } from '../../../shared/money.ts'
import type { CodeTerms } from '../../../shared/payments/code-terms.ts'
import type { Db } from '../../platform/database.ts'

/** A code as an owner has made it. */
export interface NewCode {
  word: string
  /** As it is compared; one code has it. */
  folded: string
  forGuides: boolean
  forPro: boolean
  terms: CodeTerms
  beginsAt: Date
  endsAt: Date | null
  mostUses: number | null
  newBuyers: boolean
  note: string
  madeAt: Date
  madeBy: string
}

export interface Code extends NewCode {
  endedAt: Date | null
}

const codeColumns = [
  'word',
  'folded',
  'for_guides as forGuides',
  'for_pro as forPro',
  'percent',
  'usd',
  'jpy',
  'begins_at as beginsAt',
  'ends_at as endsAt',
  'most_uses as mostUses',
  'new_buyers as newBuyers',
  'note',
  'made_at as madeAt',
  'made_by as madeBy',
  'ended_at as endedAt',
] as const

interface CodeRow extends Omit<Code, 'terms'> {
  percent: number | null
  usd: number | null
  jpy: number | null
}

// The table's check constraints hold one of the two.
function toCode<Row extends CodeRow>({
  percent,
  usd,
  jpy,
  ...row
}: Row): Omit<Row, 'percent' | 'usd' | 'jpy'> & Code {
  const terms: CodeTerms =
    percent === null ? { percent, amounts: { usd: usd ?? 0, jpy: jpy ?? 0 } } : { percent, amounts: null }
  return { ...row, terms }
}

/** False: another code has this word, or one that looks like it. */
export async function insertCode(tx: Db, code: NewCode): Promise<boolean> {
  const { terms } = code
  const made = await tx
    .insertInto('codes')
    .values({
      word: code.word,
      folded: code.folded,
      for_guides: code.forGuides,
      for_pro: code.forPro,
      percent: terms.percent,
      usd: terms.amounts?.usd ?? null,
      jpy: terms.amounts?.jpy ?? null,
      begins_at: code.beginsAt,
      ends_at: code.endsAt,
      most_uses: code.mostUses,
      new_buyers: code.newBuyers,
      note: code.note,
      made_at: code.madeAt,
      made_by: code.madeBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .executeTakeFirst()
  return made !== undefined
}

/** Until the transaction ends, nobody else begins to use it, and nobody ends it. */
export async function lockCode(tx: Db, folded: string): Promise<Code | undefined> {
  const row = await tx
    .selectFrom('codes')
    .select(codeColumns)
    .where('folded', '=', folded)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toCode(row)
}

/** False if there is none, or it has been ended already. */
export async function markEnded(tx: Db, word: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set({ ended_at: now })
    .where('word', '=', word)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Attempts that hold a use or have taken it, but for one. */
export async function countUses(
  tx: Db,
  word: string,
  { besides }: { besides: string | undefined },
): Promise<number> {
  const { count } = await tx
    .selectFrom('checkouts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('code', '=', word)
    .where('state', 'in', ['open', 'paid'])
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Use {
  checkoutId: string
  word: string
  state: 'open' | 'paid'
}

/** A user's open and paid attempts with this code; all codes for new buyers count as one. */
export async function listUsesOf(
  tx: Db,
  userId: number,
  { word, newBuyers }: Pick<Code, 'word' | 'newBuyers'>,
): Promise<Use[]> {
  return tx
    .selectFrom('checkouts')
    .innerJoin('codes', 'codes.word', 'checkouts.code')
    .select(['checkouts.id as checkoutId', 'codes.word', 'checkouts.state'])
    .where('checkouts.user_id', '=', userId)
    .where('checkouts.state', 'in', ['open', 'paid'])
    .where((eb) =>
      newBuyers
        ? eb.or([eb('codes.word', '=', word), eb('codes.new_buyers', '=', true)])
        : eb('codes.word', '=', word),
    )
    .$narrowType<{ state: Use['state'] }>()
    .execute()
}

/** Whether somebody has ever paid for anything, whatever became of it. */
export async function hasPaidBefore(db: Db, userId: number): Promise<boolean> {
  const paid = await db.selectFrom('receipts').select('id').where('user_id', '=', userId).executeTakeFirst()
  return paid !== undefined
}

export interface ListedCode extends Code {
  /** Uses that were paid, and those that an open attempt holds. */
  used: number
  held: number
  takenOff: Record<Currency, number>
}

/** All that were ever made, the newest first. */
export async function listCodes(db: Db): Promise<ListedCode[]> {
  const rows = await db
    .selectFrom('codes')
    .leftJoin('checkouts', 'checkouts.code', 'codes.word')
    .select(codeColumns.map((column) => `codes.${column}` as const))
    .select([
      sql<number>`count(*) filter (where checkouts.state = 'paid')::int`.as('used'),
      sql<number>`count(*) filter (where checkouts.state = 'open')::int`.as('held'),
      takenOffIn('usd').as('takenOffUsd'),
      takenOffIn('jpy').as('takenOffJpy'),
    ])
    .groupBy('codes.word')
    .orderBy('codes.made_at', 'desc')
    .orderBy('codes.word')
    .execute()
  return rows.map(({ takenOffUsd, takenOffJpy, ...row }) => ({
    ...toCode(row),
    takenOff: { usd: takenOffUsd, jpy: takenOffJpy },
  }))
}

const takenOffIn = (currency: Currency) =>
  sql<number>`coalesce(sum(checkouts.code_amount)
    filter (where checkouts.state = 'paid' and checkouts.currency = ${currency}), 0)::int`

/**
 * Open attempts with a code that holds no more: it has ended, or it is a limited one and was held for long enough. All of
 * them, or one.
 */
export async function listOutdatedUses(
  db: Db,
  { now, heldSince, checkoutId, count }: { now: Date; heldSince: Date; checkoutId?: string; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .innerJoin('codes', 'codes.word', 'checkouts.code')
    .select('checkouts.id')
    .where('checkouts.state', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('codes.ended_at', 'is not', null),
        eb('codes.ends_at', '<=', now),
        eb.and([eb('codes.most_uses', 'is not', null), eb('checkouts.created_at', '<=', heldSince)]),
      ]),
    )
    .$if(checkoutId !== undefined, (query) => query.where('checkouts.id', '=', checkoutId ?? ''))
    .orderBy('checkouts.created_at')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}
