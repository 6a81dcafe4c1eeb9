import { reconcile, type PaymentDeps } from '../../payments/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordChore } from '../../upkeep/index.ts'
import { recordDeed } from '../deeds/record-deed.ts'

const compareQueue = 'desk.compare-with-stripe'

/** Has every buyer compared with Stripe soon; pressed again while it waits, it is the same comparison (B20.24). */
export async function compareSoon(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  operator: Caller,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await recordDeed(tx, { operator, kind: 'compared', reason: '' }, clock())
    await jobs.send(tx, compareQueue, {}, { key: 'all' })
  })
}

type CompareDeps = Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch'>

export const startDeskWorkers = (deps: CompareDeps): Promise<void> =>
  deps.jobs.work(compareQueue, () => compare(deps), { slow: true })

/** Changes nothing: what differs is counted and logged, and `payments:reconcile --apply` repairs it. */
async function compare(deps: CompareDeps): Promise<void> {
  const figures = { customers: 0, drifts: 0, left: 0 }
  for await (const found of reconcile(deps, { apply: false })) {
    if ('checked' in found) figures.customers = found.checked
    else {
      figures.drifts += 1
      figures.left += 1
      deps.logger.warn({ stripeId: found.stripeId, changes: found.changes }, 'differs from Stripe')
    }
  }
  await recordChore(deps.db, { chore: 'reconcile', succeededAt: deps.clock(), figures })
}
