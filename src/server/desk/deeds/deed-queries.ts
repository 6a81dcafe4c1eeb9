import { sql } from 'kysely'
import type pg from 'pg'
import type { DeedKind } from '../../../shared/desk/deeds.ts'
import type { DeedValues } from '../../../shared/desk/desk-schemas.ts'
import type { Db } from '../../platform/database.ts'

export interface Deed {
  operator: { uid: string; email: string }
  kind: DeedKind
  reason: string
  userId?: number
  guideId?: number
  before?: DeedValues
  after?: DeedValues
}

/** Records what an operator does, in the transaction that does it: neither is there without the other (B20.5). */
export async function insertDeed(tx: Db, deed: Deed, now: Date): Promise<void> {
  await insertion(tx, deed, now).execute()
}

/** The same on a raw connection, for what is done with COPY. */
export async function insertDeedOn(client: pg.ClientBase, db: Db, deed: Deed, now: Date): Promise<void> {
  const { sql: text, parameters } = insertion(db, deed, now).compile()
  await client.query(text, [...parameters])
}

const insertion = (db: Db, deed: Deed, now: Date) =>
  db.insertInto('operatorDeeds').values({
    happenedAt: now,
    operatorUid: deed.operator.uid,
    operatorEmail: deed.operator.email,
    kind: deed.kind,
    reason: deed.reason,
    userId: deed.userId ?? null,
    guideId: deed.guideId ?? null,
    before: toJson(deed.before),
    after: toJson(deed.after),
  })

const toJson = (values: DeedValues | undefined) => (values ? JSON.stringify(values) : null)

/** How many entries of a kind an operator has made since then. Serializes counting until commit. */
export async function countDeedsBy(
  tx: Db,
  { uid, kind, since }: { uid: string; kind: DeedKind; since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${uid}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('operatorDeeds')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('operatorUid', '=', uid)
    .where('kind', '=', kind)
    .where('happenedAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest first, from before one of them on. */
export async function listDeeds(
  db: Db,
  {
    before,
    userId,
    guideId,
  }: { before?: number | undefined; userId?: number | undefined; guideId?: number | undefined },
  count: number,
) {
  const rows = await db
    .selectFrom('operatorDeeds')
    .select(['id', 'happenedAt', 'operatorEmail as operator', 'kind', 'reason'])
    .select(['userId', 'guideId', 'before', 'after'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .$if(guideId !== undefined, (query) => query.where('guideId', '=', guideId ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }))
}

/** What operators made of a guide's state, the oldest first. */
export function findStateDeeds(db: Db, guideId: number) {
  return db
    .selectFrom('operatorDeeds')
    .select(['happenedAt', 'before', 'after'])
    .where('guideId', '=', guideId)
    .where('kind', '=', 'guide-state-changed')
    .orderBy('id')
    .execute()
}

export interface RefundedTwice {
  userId: number
  email: string
  paymentId: string
}

/**
 * Payments of which operators noted two refunds or more before each had an operation of its own: without a response from
 * Stripe, a second submit could be a second refund.
 */
export async function listRefundedTwice(db: Db): Promise<RefundedTwice[]> {
  const { rows } = await sql<RefundedTwice>`
    select user_id, email, after ->> 'payment' as payment_id
    from operator_deeds join users on users.id = user_id
    where kind = 'refund' and after ? 'attempt'
    group by 1, 2, 3 having count(*) > 1 order by 1, 3`.execute(db)
  return rows
}
