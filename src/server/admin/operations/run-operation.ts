import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { AuditKind } from '../../../shared/admin/audit-log.ts'
import type { DialogConflict } from '../../../shared/admin/dialog-conflicts.ts'
import type { AuthDeps } from '../../auth/index.ts'
import type { GuideDeps } from '../../guides/index.ts'
import type { PayDeps } from '../../payments/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal, type OperationOutcome } from '../../platform/refusal.ts'
import { type AuditEntry, insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import { findOperation, insertOperation, type NewAdminOperation } from './operation-queries.ts'

/** Fields of an audit log entry that the operation itself doesn't contain. */
export type AuditDetails = Omit<AuditEntry, 'operator' | 'kind'>

export interface SubmittedOperation {
  /** Id that the dialog creates on its first submit and sends again on every retry. */
  operationId: string
}

/** Creates the record of a submitted operation. Two operations of the same kind and subject can't run at the same time. */
export function createNewOperation(
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
  kind: AuditKind,
  subject: string | number,
  { operationId: id, ...input }: SubmittedOperation,
): NewAdminOperation {
  const fingerprint = hash('sha256', JSON.stringify(input), 'base64url')
  return { id, kind, subject: String(subject), operatorUid: uid, operatorEmail: email, fingerprint }
}

/** Returns the kind and operator of an operation, as its audit log entry names them. */
export const toAuditAuthor = ({ kind, operatorUid, operatorEmail }: NewAdminOperation) => ({
  kind,
  operator: { uid: operatorUid, email: operatorEmail },
})

/**
 * Runs an operation that changes only the database, once per id. `change` calls `complete` in its transaction, which stores the operation and its audit log
 * entry. Does nothing if the id is stored already (B20.39).
 */
export async function runOperation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operation: NewAdminOperation,
  change: (complete: (tx: Db, entry: AuditDetails) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  if (await isStored(db, operation)) return
  const complete = async (tx: Db, entry: AuditDetails) => {
    const now = clock()
    const outcome = JSON.stringify({ status: 'done' } satisfies OperationOutcome)
    if (!(await insertOperation(tx, { ...operation, outcome, createdAt: now, finishedAt: now })))
      throw new Error(`${operation.id} is done already`)
    await insertAuditEntry(tx, { ...entry, ...toAuditAuthor(operation) }, now)
  }
  try {
    await change(complete)
  } catch (error) {
    // A concurrent submit of the same operation may have completed first.
    if (!(await isStored(db, operation))) throw error
  }
}

/** Dependencies of admin actions. Excludes the replica, because outdated rows could cause a wrong refund. */
export type AdminDeps = PayDeps & Pick<AuthDeps, 'identity'> & Pick<GuideDeps, 'pool'>

interface ActionCall {
  deps: AdminDeps
  operator: Caller
}

/** Creates an operator's action: the schema of its input, and the resolver of its procedure. */
export const createAdminAction = <Schema extends z.ZodType, Output>(
  schema: Schema,
  act: (input: z.output<Schema>, call: ActionCall) => Promise<Output>,
) => ({
  schema,
  run: ({ ctx, input }: { ctx: { deps: AdminDeps; member: Caller }; input: z.output<Schema> }) =>
    act(input, { deps: ctx.deps, operator: ctx.member }),
})

/** A change in a transaction. Returns its audit log entry. */
type Change<Input, Entry> = (tx: Db, input: Input, call: ActionCall & { now: Date }) => Promise<Entry>

/** Creates an action that runs as an operation in one transaction. */
export const createOperation = <Schema extends z.ZodType<SubmittedOperation>>(
  kind: AuditKind,
  schema: Schema,
  subjectOf: (input: z.output<Schema>) => string | number,
  change: Change<z.output<Schema>, AuditDetails>,
) =>
  createAdminAction(schema, (input, { deps, operator }) =>
    runOperation(deps, createNewOperation(operator, kind, subjectOf(input), input), (complete) =>
      deps.db.transaction().execute(async (tx) => {
        await complete(tx, await change(tx, input, { deps, operator, now: deps.clock() }))
      }),
    ),
  )

/** Creates an action that may run repeatedly, each time in a transaction. Its entry is undefined if nothing has changed. */
export const createAuditedAction = <Schema extends z.ZodType>(
  schema: Schema,
  change: Change<z.output<Schema>, Omit<AuditEntry, 'operator'> | undefined>,
) =>
  createAdminAction(schema, (input, { deps, operator }) =>
    deps.db.transaction().execute(async (tx) => {
      const entry = await change(tx, input, { deps, operator, now: deps.clock() })
      if (entry !== undefined) await insertAuditEntry(tx, { ...entry, operator }, deps.clock())
    }),
  )

async function isStored(db: Db, operation: NewAdminOperation): Promise<boolean> {
  const stored = await findOperation(db, operation.id)
  if (stored !== undefined) requireSameOperation(stored, operation)
  return stored !== undefined
}

/** Rejects an id that was used for a different operation. */
export function requireSameOperation(stored: NewAdminOperation, submitted: NewAdminOperation): void {
  const isSame = stored.kind === submitted.kind && stored.fingerprint === submitted.fingerprint
  if (!isSame) throw new Refusal('invalid-input', 'operationId: it was submitted with other values')
}

/** Creates the refusal for a dialog that showed outdated data. `value` is the current value, shown in the dialog. */
export function createChangedSinceShownRefusal(change: DialogConflict, message: string, value = ''): Refusal {
  return new Refusal('changed-since-shown', message, { problems: [{ field: change, reason: value }] })
}
