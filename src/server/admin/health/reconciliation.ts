import { z } from 'zod'
import { operationIdSchema } from '../../../shared/admin/admin-schemas.ts'
import type { AuditKind } from '../../../shared/admin/audit-log.ts'
import { countStripeCustomers, reconcile, type PayDeps } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import type { JobExecution } from '../../platform/job-queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChore } from '../../maintenance/index.ts'
import { createOperation } from '../operations/run-operation.ts'
import {
  countDiscrepancies,
  findLastReconciliation,
  insertReconciliation,
  listDiscrepancies,
  recordDiscrepancy,
  updateReconciliation,
  type Reconciliation,
} from './reconciliation-queries.ts'

const compareQueue = 'desk.compare-with-stripe'
const nightQueue = 'desk.compare-every-night'
const everyNight = '40 2 * * *'
/** Milliseconds between two updates of the stored progress. */
const progressEveryMs = 1000
const maxShown = 100

/**
 * Creates an operation that enqueues a reconciliation of all customers with Stripe. With `repairs`, it also applies Stripe's state (B20.24). Joins a running reconciliation of the same
 * kind; rejects with 409 if one of the other kind is running.
 */
const createReconciliation = (kind: AuditKind, repairs: boolean) =>
  createOperation(
    kind,
    z.object({ operationId: operationIdSchema }),
    () => 'all',
    async (db, _input, { deps }) => {
      await beginReconciliation({ ...deps, db }, repairs)
      return {}
    },
  )

export const compareWithStripe = createReconciliation('compared', false)
export const writeDifferences = createReconciliation('differences-written', true)

async function beginReconciliation({ db, jobs, clock }: PayDeps, repairs: boolean): Promise<void> {
  const buyers = await countStripeCustomers(db)
  if (!(await insertReconciliation(db, { repairs, buyers, begunAt: clock() }))) {
    const running = await findLastReconciliation(db)
    if (running?.repairs !== repairs) throw new Refusal('comparison-running')
  }
  // Enqueued even if a reconciliation is running: if its job was lost, the new job resumes it.
  await jobs.send(db, compareQueue, {}, { key: 'all' })
}

export async function startReconciliationWorkers(deps: PayDeps): Promise<void> {
  await deps.jobs.work(compareQueue, (_data, attempt) => runReconciliation(deps, attempt), { slow: true })
  await deps.jobs.repeat(nightQueue, everyNight, () => reconcileNightly(deps))
}

export async function reconcileNightly(deps: PayDeps): Promise<void> {
  const last = await findLastReconciliation(deps.db)
  // Joins a reconciliation that is still running, which requires the same kind: with or without repairs.
  const repairs = last !== undefined && last.endedAt === null && last.repairs
  await deps.db.transaction().execute((db) => beginReconciliation({ ...deps, db }, repairs))
}

/** Resumes the reconciliation where the previous attempt stopped. The last attempt marks it as failed. */
async function runReconciliation(deps: PayDeps, { isLast }: JobExecution): Promise<void> {
  const comparison = await findLastReconciliation(deps.db)
  if (comparison === undefined || comparison.endedAt !== null) return
  try {
    await compareBuyers(deps, comparison)
  } catch (error) {
    if (isLast) await updateReconciliation(deps.db, comparison.id, { endedAt: deps.clock(), gaveUp: true })
    throw error
  }
}

async function compareBuyers(deps: PayDeps, { id, repairs, ...before }: Reconciliation): Promise<void> {
  const { db, logger, clock } = deps
  let compared = before.compared
  let storedAt = performance.now()
  for await (const found of reconcile(deps, { apply: repairs, after: before.lastUserId })) {
    if ('changes' in found) {
      await recordDiscrepancy(db, id, found)
      logger.warn({ stripeId: found.stripeId, changes: found.changes, repairs }, 'differs from Stripe')
      continue
    }
    compared = before.compared + found.checked
    if (performance.now() - storedAt < progressEveryMs) continue
    await updateReconciliation(db, id, { compared, lastUserId: found.userId })
    storedAt = performance.now()
  }
  const drifts = await countDiscrepancies(db, id)
  const endedAt = clock()
  await db.transaction().execute(async (tx) => {
    await updateReconciliation(tx, id, { compared, endedAt })
    const figures = { customers: compared, drifts, left: repairs ? 0 : drifts }
    await recordChore(tx, { chore: 'reconcile', succeededAt: endedAt, figures })
  })
}

/** Returns the running or last reconciliation with its discrepancies. Null before the first one. */
export async function readReconciliation(db: Db) {
  const comparison = await findLastReconciliation(db)
  if (comparison === undefined) return null
  const { id, repairs, endedAt, gaveUp, buyers, compared } = comparison
  const [differences, found] = await Promise.all([
    countDiscrepancies(db, id),
    listDiscrepancies(db, id, maxShown),
  ])
  return { repairs, endedAt: endedAt?.toISOString() ?? null, gaveUp, buyers, compared, differences, found }
}
