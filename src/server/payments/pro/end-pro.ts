import type { Stripe } from 'stripe'
import { findSubscription } from '../../access/index.ts'
import { requireBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settlePro } from '../settle/settle-pro.ts'
import { findOrUndefined, describeRejection, refuseDuringOutage } from '../stripe/stripe.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'

/** Syncs the user's plan from Stripe and returns it. Undefined if it is over. */
export async function findLivePlan(deps: SettleDeps, userId: number) {
  await settlePro(deps, userId)
  const { stripeSubscriptionId: subscriptionId } = await requireBuyer(deps.db, userId)
  const { held, periodEnd, renews } = await findSubscription(deps.db, userId)
  if (held === null || subscriptionId === null || periodEnd === null) return undefined
  return { subscriptionId, periodEnd, renews }
}

interface EndOfPro {
  userId: number
  subscriptionId: string
  when: 'now' | 'period-end'
  idempotencyKey: string
}

/** Ends a plan at Stripe, immediately or with the paid month, and settles it. Can be repeated. False if the plan was already over. */
export async function endPro(deps: SettleDeps, { userId, subscriptionId, when, idempotencyKey }: EndOfPro) {
  const { stripe } = deps
  // Stripe reports a subscription that is already canceled as missing.
  if (when === 'now') await findOrUndefined(stripe.subscriptions.cancel(subscriptionId))
  else if (!(await endWithMonth(stripe, subscriptionId, idempotencyKey))) return false
  await settlePro(deps, userId)
  return true
}

async function endWithMonth(stripe: Stripe, subscriptionId: string, idempotencyKey: string) {
  try {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey })
    return true
  } catch (error) {
    if (describeRejection(error) === undefined) throw error
    const { status } = await stripe.subscriptions.retrieve(subscriptionId)
    if (status !== 'canceled') throw error
    return false
  }
}

/** Ends the caller's plan with the paid month. A plan that has already ended stays ended. */
export async function endOwnPlan(deps: SettleDeps, { id: userId }: User): Promise<{ endsAt: string }> {
  const plan = await refuseDuringOutage(deps, findLivePlan(deps, userId))
  if (plan === undefined) throw new Refusal('not-found', 'There is no plan that renews')
  const { subscriptionId, periodEnd, renews } = plan
  // Setting the flag is idempotent; an idempotency key would replay an older response after the plan was resumed.
  const idempotencyKey = randomUUID()
  if (renews)
    await refuseDuringOutage(
      deps,
      endPro(deps, { userId, subscriptionId, when: 'period-end', idempotencyKey }),
    )
  return { endsAt: periodEnd.toISOString() }
}
