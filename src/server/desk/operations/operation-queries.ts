import type { DeedKind } from '../../../shared/desk/deeds.ts'
import type { RefusalCode } from '../../../shared/errors.ts'
import type { Db } from '../../platform/database.ts'
import type { InputProblem } from '../../platform/refusal.ts'

/** What came of an operation: done, or why it was refused for good. */
export type Outcome =
  | { status: 'done' }
  | { status: 'refused'; code: RefusalCode; message: string; problems: InputProblem[] }

export interface NewOperation {
  id: string
  kind: DeedKind
  subject: string
  operator: { uid: string; email: string }
  fingerprint: string
}

export interface Operation extends NewOperation {
  /** Null for operations that call no vendor. */
  input: unknown
  /** Null until it is sent. */
  target: string | null
  outcome: Outcome | null
}

const columns = [
  'id',
  'kind',
  'subject',
  'operator_uid as uid',
  'operator_email as email',
  'fingerprint',
  'input',
  'target',
  'outcome',
] as const

const rowOf = ({ id, kind, subject, operator, fingerprint }: NewOperation) => ({
  id,
  kind,
  subject,
  operator_uid: operator.uid,
  operator_email: operator.email,
  fingerprint,
})

/** Stores an operation that has no outcome yet. False if its id, or its subject while another one runs, is taken. */
export async function insertOperation(
  tx: Db,
  operation: NewOperation,
  input: object,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('admin_operations')
    .values({ ...rowOf(operation), input: JSON.stringify(input), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Stores an operation together with what it did, in the transaction that does it. False if its id is taken. */
export async function insertDoneOperation(tx: Db, operation: NewOperation, now: Date): Promise<boolean> {
  const outcome: Outcome = { status: 'done' }
  const inserted = await tx
    .insertInto('admin_operations')
    .values({
      ...rowOf(operation),
      outcome: JSON.stringify(outcome),
      created_at: now,
      finished_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findOperation(db: Db, id: string): Promise<Operation | undefined> {
  const row = await db.selectFrom('admin_operations').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toOperation(row)
}

/** The operation of this kind that has no outcome yet. */
export async function findUnfinished(
  db: Db,
  { kind, subject }: Pick<Operation, 'kind' | 'subject'>,
): Promise<Operation | undefined> {
  const row = await db
    .selectFrom('admin_operations')
    .select(columns)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row && toOperation(row)
}

/** Records that the vendor is about to be called. The first target stays. */
export async function markSent(db: Db, id: string, target: string, now: Date): Promise<void> {
  await db
    .updateTable('admin_operations')
    .set({ target, sent_at: now })
    .where('id', '=', id)
    .where('target', 'is', null)
    .where('outcome', 'is', null)
    .execute()
}

/** False if the operation has an outcome already, or, with `unsent`, has been sent. */
export async function storeOutcome(
  tx: Db,
  id: string,
  outcome: Outcome,
  now: Date,
  { unsent = false }: { unsent?: boolean } = {},
): Promise<boolean> {
  const stored = await tx
    .updateTable('admin_operations')
    .set({ outcome: JSON.stringify(outcome), finished_at: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .$if(unsent, (query) => query.where('target', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

// Only this file writes them.
function toOperation({
  kind,
  uid,
  email,
  outcome,
  ...row
}: Omit<Operation, 'kind' | 'operator' | 'outcome'> & {
  kind: string
  uid: string
  email: string
  outcome: unknown
}): Operation {
  return { ...row, kind: kind as DeedKind, operator: { uid, email }, outcome: outcome as Outcome | null }
}
