import { sql } from 'kysely'
import type pg from 'pg'
import type { AuditKind, AuditValues } from '../../../shared/admin/audit-log.ts'
import type { Db } from '../../platform/database.ts'
import { withIsoDates } from '../iso-dates.ts'

export interface AuditEntry {
  operator: { uid: string; email: string }
  kind: AuditKind
  /** Empty by default, for actions that ask for no reason. */
  reason?: string | undefined
  userId?: number
  guideId?: number
  before?: AuditValues
  after?: AuditValues
}

/** Inserts an audit log entry. Callers pass the transaction of the change, so that neither is stored without the other (B20.5). */
export async function insertAuditEntry(tx: Db, entry: AuditEntry, now: Date): Promise<void> {
  await insertion(tx, entry, now).execute()
}

/** Inserts an audit log entry on the connection that runs COPY, which Kysely doesn't support. */
export async function insertAuditEntryWithClient(
  client: pg.ClientBase,
  db: Db,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  const { sql: text, parameters } = insertion(db, entry, now).compile()
  await client.query(text, [...parameters])
}

const insertion = (db: Db, entry: AuditEntry, now: Date) =>
  db.insertInto('operatorDeeds').values({
    happenedAt: now,
    operatorUid: entry.operator.uid,
    operatorEmail: entry.operator.email,
    kind: entry.kind,
    reason: entry.reason ?? '',
    userId: entry.userId ?? null,
    guideId: entry.guideId ?? null,
    before: toJson(entry.before),
    after: toJson(entry.after),
  })

const toJson = (values: AuditValues | undefined) => (values ? JSON.stringify(values) : null)

/** Counts an operator's entries of a kind since a time. Locks until commit, so that concurrent requests can't exceed a limit. */
export async function countAuditEntriesOfOperator(
  tx: Db,
  { uid, kind, since }: { uid: string; kind: AuditKind; since: Date },
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

/** Filters the audit log. `before`: id of the last entry of the previous page. Without `userId` and `guideId`, all entries match. */
type AuditLogFilter = Partial<Record<'before' | 'userId' | 'guideId', number | undefined>>

/** Returns audit log entries, newest first. With `before`, only entries older than this id. */
export async function listAuditEntries(db: Db, { before, userId, guideId }: AuditLogFilter, count: number) {
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
  return rows.map(withIsoDates)
}

const pageSize = 50

/** Returns a page of the audit log, newest first (B20.6). `next` is the cursor of the next page; null on the last page. */
export async function readAuditLog(db: Db, filter: AuditLogFilter) {
  const found = await listAuditEntries(db, filter, pageSize + 1)
  const entries = found.slice(0, pageSize)
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}

/** Returns an operator's state changes of a guide, oldest first. */
export function findStateChanges(db: Db, guideId: number) {
  return db
    .selectFrom('operatorDeeds')
    .select(['happenedAt', 'before', 'after'])
    .where('guideId', '=', guideId)
    .where('kind', '=', 'guide-state-changed')
    .orderBy('id')
    .execute()
}

export interface DoubleRefund {
  userId: number
  email: string
  paymentId: string
}

/** Returns payments refunded at least twice before operations were stored: when Stripe's response was lost, a second submit could refund again. */
export async function listDoubleRefunds(db: Db): Promise<DoubleRefund[]> {
  const { rows } = await sql<DoubleRefund>`
    select user_id, email, after ->> 'payment' as payment_id
    from operator_deeds join users on users.id = user_id
    where kind = 'refund' and after ? 'attempt'
    group by 1, 2, 3 having count(*) > 1 order by 1, 3`.execute(db)
  return rows
}
