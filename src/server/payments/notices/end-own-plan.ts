import { randomUUID } from 'node:crypto'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { endPro, findLivePlan } from '../pro/end-pro.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'

/** Ends the caller's plan with the paid month. A plan that has already ended stays ended. */
export async function endOwnPlan(deps: SettleDeps, { id: userId }: User): Promise<{ endsAt: string }> {
  const plan = await refuseDuringOutage(findLivePlan(deps, userId))
  if (plan === undefined) throw new Refusal('not-found', 'There is no plan that renews')
  const { subscriptionId, periodEnd, renews } = plan
  // Setting the flag is idempotent; an idempotency key would replay an older response after the plan was resumed.
  const idempotencyKey = randomUUID()
  if (renews)
    await refuseDuringOutage(endPro(deps, { userId, subscriptionId, when: 'period-end', idempotencyKey }))
  return { endsAt: periodEnd.toISOString() }
}
