import { countCustomers, reconcile, type PaymentDeps } from '../../payments/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobAttempt } from '../../platform/job-queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChore } from '../../maintenance/index.ts'
import { describeOperation, runOperation } from '../operations/run-operation.ts'
import {
  countDifferences,
  findLastComparison,
  insertComparison,
  listDifferences,
  recordDifference,
  updateComparison,
  type Comparison,
} from './comparison-queries.ts'

const compareQueue = 'desk.compare-with-stripe'
const nightQueue = 'desk.compare-every-night'
const everyNight = '40 2 * * *'
/** How often a comparison notes how far it is. */
const noteEveryMs = 1000
const maxShown = 100

type SoonDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>

/**
 * Has every buyer compared with Stripe soon, and with `repairs` has what differs written (B20.24). Pressed again while one
 * is running, it is the same comparison; 409 while that one does something else.
 */
export async function compareSoon(
  deps: SoonDeps,
  operator: Caller,
  { repairs, ...input }: { operationId: string; repairs: boolean },
): Promise<void> {
  const kind = repairs ? 'differences-written' : 'compared'
  await runOperation(deps, describeOperation(operator, kind, 'all', input), (complete) =>
    deps.db.transaction().execute(async (db) => {
      await beginComparison({ ...deps, db }, repairs)
      await complete(db, { reason: '' })
    }),
  )
}

async function beginComparison({ db, jobs, clock }: SoonDeps, repairs: boolean): Promise<void> {
  const buyers = await countCustomers(db)
  if (!(await insertComparison(db, { repairs, buyers, begunAt: clock() }))) {
    const running = await findLastComparison(db)
    if (running?.repairs !== repairs) throw new Refusal('comparison-running')
  }
  // Also where one is running: if its job is lost, this one goes on with it.
  await jobs.send(db, compareQueue, {}, { key: 'all' })
}

type CompareDeps = Pick<
  PaymentDeps,
  'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch' | 'catalogue'
>

export async function startComparisonWorkers(deps: CompareDeps): Promise<void> {
  await deps.jobs.work(compareQueue, (_data, attempt) => compare(deps, attempt), { slow: true })
  await deps.jobs.repeat(nightQueue, everyNight, () => compareAtNight(deps))
}

export async function compareAtNight(deps: SoonDeps): Promise<void> {
  const last = await findLastComparison(deps.db)
  // One that is running, whatever it does, is this night's too.
  const repairs = last !== undefined && last.endedAt === null && last.repairs
  await deps.db.transaction().execute((db) => beginComparison({ ...deps, db }, repairs))
}

/** Goes on where the last try broke off. After the last try it ends without an answer. */
async function compare(deps: CompareDeps, { isLast }: JobAttempt): Promise<void> {
  const comparison = await findLastComparison(deps.db)
  if (comparison === undefined || comparison.endedAt !== null) return
  try {
    await compareBuyers(deps, comparison)
  } catch (error) {
    if (isLast) await updateComparison(deps.db, comparison.id, { endedAt: deps.clock(), gaveUp: true })
    throw error
  }
}

async function compareBuyers(deps: CompareDeps, { id, repairs, ...before }: Comparison): Promise<void> {
  const { db, logger, clock } = deps
  let compared = before.compared
  let notedAt = performance.now()
  for await (const found of reconcile(deps, { apply: repairs, after: before.lastUserId })) {
    if ('changes' in found) {
      await recordDifference(db, id, found)
      logger.warn({ stripeId: found.stripeId, changes: found.changes, repairs }, 'differs from Stripe')
      continue
    }
    compared = before.compared + found.checked
    if (performance.now() - notedAt < noteEveryMs) continue
    await updateComparison(db, id, { compared, lastUserId: found.userId })
    notedAt = performance.now()
  }
  const drifts = await countDifferences(db, id)
  const endedAt = clock()
  await db.transaction().execute(async (tx) => {
    await updateComparison(tx, id, { compared, endedAt })
    const figures = { customers: compared, drifts, left: repairs ? 0 : drifts }
    await recordChore(tx, { chore: 'reconcile', succeededAt: endedAt, figures })
  })
}

/** The comparison that is running or was the last, with what it found. */
export async function readComparison(db: Db) {
  const comparison = await findLastComparison(db)
  if (comparison === undefined) return null
  const { id, repairs, endedAt, gaveUp, buyers, compared } = comparison
  const [differences, found] = await Promise.all([
    countDifferences(db, id),
    listDifferences(db, id, maxShown),
  ])
  return { repairs, endedAt: endedAt?.toISOString() ?? null, gaveUp, buyers, compared, differences, found }
}
