import { z } from 'zod'
import type { AuditKind } from '../../../shared/admin/audit-log.ts'
import { errorResponses } from '../../../shared/errors.ts'
import { refuseDuringOutage } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal, type OperationOutcome } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import {
  findOperation,
  findUnfinishedOperation,
  insertOperation,
  markOperationSent,
  storeOperationOutcome,
  type NewAdminOperation,
  type AdminOperation,
} from './operation-queries.ts'
import {
  createAdminAction,
  createNewOperation,
  requireSameOperation,
  toAuditAuthor,
  type AdminDeps,
  type AuditDetails,
  type SubmittedOperation,
} from './run-operation.ts'

const operationQueue = 'desk.finish-operation'
/** Delay before a job finishes an operation whose process may have died. Milliseconds. */
const finishAfterMs = 60_000

const jobSchema = z.object({ id: z.string() })

/** A call to the vendor, with the idempotency key of its operation. */
export interface VendorCall<Input> {
  input: Input
  target: string
  idempotencyKey: string
}

type InputSchema = z.ZodType<SubmittedOperation>

/** An operation that calls Stripe or Firebase. A `Refusal` with a status below 500 becomes its outcome; any other error leaves it without one. */
interface VendorOperation<Schema extends InputSchema, Input = z.output<Schema>> {
  kind: AuditKind
  /** Whether a Stripe outage becomes a refusal of the caller. */
  callsStripe?: true
  schema: Schema
  /** Returns the subject. At most one operation of a kind and subject may be without an outcome. */
  subjectOf: (input: Input) => string | number
  /**
   * Returns the id of the vendor's object that the operation changes. Throws a `changed-since-shown` refusal if the data in the
   * dialog is outdated. Runs before the vendor is called.
   */
  check: (deps: AdminDeps, input: Input) => Promise<string>
  /** Calls the vendor. Must be idempotent for the same key. */
  send: (deps: AdminDeps, call: VendorCall<Input>) => Promise<AuditDetails>
  /** Returns the audit log entry of a refusal by the vendor. Without this function, refusals aren't logged. */
  describeRefusal?: (
    db: Db,
    call: VendorCall<Input>,
    reason: string,
  ) => Promise<AuditDetails & { kind: AuditKind }>
}

/**
 * Creates an action that runs an operation once per id (B20.39). Stores it before calling the vendor, with a job that finishes it if this process dies. First
 * finishes any earlier operation on the same subject.
 */
export function createVendorOperation<Schema extends InputSchema>(vendorOperation: VendorOperation<Schema>) {
  const { kind, schema, subjectOf, callsStripe } = vendorOperation
  const action = createAdminAction(schema, async (input, { deps, operator }) => {
    const submitted = createNewOperation(operator, kind, subjectOf(input), input)
    const run = async () =>
      finish(deps, vendorOperation, await storeOnce(deps, vendorOperation, submitted, input))
    const outcome = await (callsStripe ? refuseDuringOutage(deps, run()) : run())
    if (outcome.status === 'refused')
      throw new Refusal(outcome.code, outcome.message, { problems: outcome.problems })
  })
  return {
    ...action,
    kind,
    finish: (deps: AdminDeps, operation: AdminOperation) => finish(deps, vendorOperation, operation),
  }
}

/** Starts the job that finishes operations whose process died or whose vendor didn't respond (B20.39). */
export function startOperationWorker(
  deps: AdminDeps,
  operations: readonly Pick<ReturnType<typeof createVendorOperation>, 'kind' | 'finish'>[],
): Promise<void> {
  return deps.jobs.work(operationQueue, async (data) => {
    const stored = await requireOperation(deps.db, jobSchema.parse(data).id)
    await operations.find(({ kind }) => kind === stored.kind)?.finish(deps, stored)
  })
}

async function storeOnce<Schema extends InputSchema>(
  deps: AdminDeps,
  vendorOperation: VendorOperation<Schema>,
  submitted: NewAdminOperation,
  input: z.output<Schema>,
): Promise<AdminOperation> {
  const { db, jobs, clock } = deps
  const { id } = submitted
  for (;;) {
    const known = await findOperation(db, id)
    if (known !== undefined) {
      requireSameOperation(known, submitted)
      return known
    }
    const earlier = await findUnfinishedOperation(db, submitted)
    if (earlier !== undefined) await finish(deps, vendorOperation, earlier)
    const now = clock()
    await db.transaction().execute(async (tx) => {
      if (!(await insertOperation(tx, { ...submitted, input: JSON.stringify(input), createdAt: now }))) return
      const at = new Date(now.getTime() + finishAfterMs)
      await jobs.send(tx, operationQueue, { id }, { key: id, at })
    })
  }
}

async function finish<Schema extends InputSchema>(
  deps: AdminDeps,
  vendorOperation: VendorOperation<Schema>,
  stored: AdminOperation,
): Promise<OperationOutcome> {
  if (stored.outcome !== null) return stored.outcome
  const input = vendorOperation.schema.parse(stored.input)
  if (stored.target === null) await checkBeforeSending(deps, vendorOperation, stored.id, input)
  const operation = await requireOperation(deps.db, stored.id)
  const { id, target, outcome } = operation
  // A null target means that the check refused the operation.
  if (outcome !== null || target === null) return outcomeOf(deps.db, id)

  const author = toAuditAuthor(operation)
  const call = { input, target, idempotencyKey: `operation:${id}` }
  try {
    const entry = await vendorOperation.send(deps, call)
    await storeWithEntry(deps, id, { status: 'done' }, { ...entry, ...author })
  } catch (error) {
    const refused = toOutcome(error)
    if (refused === undefined) {
      // A concurrent attempt may have received the vendor's response.
      if ((await requireOperation(deps.db, id)).outcome === null) throw error
    } else {
      const entry = await vendorOperation.describeRefusal?.(deps.db, call, refused.message)
      await storeWithEntry(deps, id, refused, entry && { ...author, ...entry })
    }
  }
  return outcomeOf(deps.db, id)
}

/** Runs the check and stores its refusal, unless a concurrent attempt has called the vendor already: the check then sees the effect of that call. */
async function checkBeforeSending<Schema extends InputSchema>(
  deps: AdminDeps,
  { check }: VendorOperation<Schema>,
  id: string,
  input: z.output<Schema>,
): Promise<void> {
  const { db, clock } = deps
  try {
    await markOperationSent(db, id, await check(deps, input), clock())
  } catch (error) {
    const refused = toOutcome(error)
    if (refused === undefined) throw error
    await storeOperationOutcome(db, id, refused, clock(), { unsent: true })
  }
}

async function storeWithEntry(
  { db, clock }: AdminDeps,
  id: string,
  outcome: OperationOutcome,
  entry: Parameters<typeof insertAuditEntry>[1] | undefined,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock()
    if ((await storeOperationOutcome(tx, id, outcome, now)) && entry !== undefined)
      await insertAuditEntry(tx, entry, now)
  })
}

/** Returns the outcome for an error. Undefined if the vendor may still have processed the call. */
function toOutcome(error: unknown): (OperationOutcome & { status: 'refused' }) | undefined {
  if (!(error instanceof Refusal) || errorResponses[error.code].status >= 500) return undefined
  return { status: 'refused', code: error.code, message: error.message, problems: [...error.problems] }
}

async function requireOperation(db: Db, id: string): Promise<AdminOperation> {
  const operation = await findOperation(db, id)
  if (operation === undefined) throw new Error(`There is no operation ${id}`)
  return operation
}

async function outcomeOf(db: Db, id: string): Promise<OperationOutcome> {
  const { outcome } = await requireOperation(db, id)
  if (outcome === null) throw new Error(`Operation ${id} has no outcome`)
  return outcome
}
