import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import type { OperationOutcome } from '../../platform/refusal.ts'

export type AdminOperation = ReturnType<typeof toOperation>
export type NewAdminOperation = Pick<AdminOperation, 'id' | 'kind' | 'subject' | 'operator' | 'fingerprint'>

const rowOf = ({ id, kind, subject, operator, fingerprint }: NewAdminOperation) => ({
  id,
  kind,
  subject,
  operatorUid: operator.uid,
  operatorEmail: operator.email,
  fingerprint,
})

/** Inserts an operation without an outcome. Returns false if the id is taken or another operation on the subject is running. */
export async function insertOperation(tx: Db, operation: NewAdminOperation, input: object, now: Date) {
  const inserted = await tx
    .insertInto('adminOperations')
    .values({ ...rowOf(operation), input: JSON.stringify(input), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Inserts a completed operation, in the transaction of its change. Returns false if the id is taken. */
export async function insertDoneOperation(tx: Db, operation: NewAdminOperation, now: Date): Promise<boolean> {
  const outcome: OperationOutcome = { status: 'done' }
  const inserted = await tx
    .insertInto('adminOperations')
    .values({ ...rowOf(operation), outcome: JSON.stringify(outcome), createdAt: now, finishedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findOperation(db: Db, id: string): Promise<AdminOperation | undefined> {
  const row = await db.selectFrom('adminOperations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toOperation(row)
}

/** Returns the operation of this kind and subject that has no outcome yet. Undefined if there is none. */
export async function findUnfinishedOperation(db: Db, { kind, subject }: NewAdminOperation) {
  const row = await db
    .selectFrom('adminOperations')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row && toOperation(row)
}

/** Records the target just before the vendor is called. Keeps a target that was recorded earlier. */
export async function markOperationSent(db: Db, id: string, target: string, now: Date): Promise<void> {
  await db
    .updateTable('adminOperations')
    .set({ target, sentAt: now })
    .where('id', '=', id)
    .where('target', 'is', null)
    .where('outcome', 'is', null)
    .execute()
}

/** Stores the outcome of an operation. Returns false if it has one already or, with `unsent`, if the vendor may have been called. */
export async function storeOperationOutcome(
  tx: Db,
  id: string,
  outcome: OperationOutcome,
  now: Date,
  { unsent = false }: { unsent?: boolean } = {},
): Promise<boolean> {
  const stored = await tx
    .updateTable('adminOperations')
    .set({ outcome: JSON.stringify(outcome), finishedAt: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .$if(unsent, (query) => query.where('target', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

const toOperation = ({
  operatorUid: uid,
  operatorEmail: email,
  ...row
}: Selectable<DB['adminOperations']>) => ({
  ...row,
  operator: { uid, email },
})
