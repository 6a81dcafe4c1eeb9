import type { Insertable, Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import type { OperationOutcome } from '../../platform/refusal.ts'

export type AdminOperation = Selectable<DB['adminOperations']>
export type NewAdminOperation = Pick<
  AdminOperation,
  'id' | 'kind' | 'subject' | 'operatorUid' | 'operatorEmail' | 'fingerprint'
>

/**
 * Inserts an operation. Returns false if the id is taken or, for an operation without an outcome, if another one on the subject
 * is running.
 */
export async function insertOperation(tx: Db, row: Insertable<DB['adminOperations']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('adminOperations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findOperation(db: Db, id: string): Promise<AdminOperation | undefined> {
  return db.selectFrom('adminOperations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the operation of this kind and subject that has no outcome yet. Undefined if there is none. */
export function findUnfinishedOperation(db: Db, { kind, subject }: NewAdminOperation) {
  return db
    .selectFrom('adminOperations')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('outcome', 'is', null)
    .executeTakeFirst()
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
