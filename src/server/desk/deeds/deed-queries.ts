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

export async function insertDeed(tx: Db, deed: Deed, now: Date): Promise<void> {
  await insertion(tx, deed, now).execute()
}

/** The same on a raw connection, for what is done with COPY. */
export async function insertDeedOn(client: pg.ClientBase, db: Db, deed: Deed, now: Date): Promise<void> {
  const { sql: text, parameters } = insertion(db, deed, now).compile()
  await client.query(text, [...parameters])
}

const insertion = (db: Db, deed: Deed, now: Date) =>
  db.insertInto('operator_deeds').values({
    happened_at: now,
    operator_uid: deed.operator.uid,
    operator_email: deed.operator.email,
    kind: deed.kind,
    reason: deed.reason,
    user_id: deed.userId ?? null,
    guide_id: deed.guideId ?? null,
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
    .selectFrom('operator_deeds')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('operator_uid', '=', uid)
    .where('kind', '=', kind)
    .where('happened_at', '>', since)
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
    .selectFrom('operator_deeds')
    .select(['id', 'happened_at as happenedAt', 'operator_email as operator', 'kind', 'reason'])
    .select(['user_id as userId', 'guide_id as guideId', 'before', 'after'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .$if(guideId !== undefined, (query) => query.where('guide_id', '=', guideId ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  // Only `insertDeed` writes them.
  return rows.map(({ kind, before: was, after: is, happenedAt, ...row }) => ({
    ...row,
    happenedAt: happenedAt.toISOString(),
    kind: kind as DeedKind,
    before: was as DeedValues,
    after: is as DeedValues,
  }))
}

/** What operators made of a guide's state, the oldest first. */
export async function findStateDeeds(db: Db, guideId: number) {
  const rows = await db
    .selectFrom('operator_deeds')
    .select(['happened_at as happenedAt', 'before', 'after'])
    .where('guide_id', '=', guideId)
    .where('kind', '=', 'guide-state-changed')
    .orderBy('id')
    .execute()
  return rows.map(({ happenedAt, before, after }) => ({
    happenedAt,
    before: before as DeedValues,
    after: after as DeedValues,
  }))
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
    select user_id as "userId", email, after ->> 'payment' as "paymentId"
    from operator_deeds join users on users.id = user_id
    where kind = 'refund' and after ? 'attempt'
    group by 1, 2, 3 having count(*) > 1 order by 1, 3`.execute(db)
  return rows
}
