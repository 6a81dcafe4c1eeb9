import type { Stripe } from 'stripe'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settlePro } from '../settle/settle-pro.ts'
import { requireBuyer } from '../queries.ts'
import { findOrUndefined, stripePageSize } from '../stripe/stripe.ts'

/** Noted at Stripe on plans whose renewal was stopped because the account goes, so that nothing else is begun again. */
const stoppedForDeletion = { name: 'stoppedForDeletion', value: 'yes' }

/** No further month is charged to somebody whose account is going to be deleted; the paid one goes on. */
export async function stopRenewal(deps: SettleDeps, userId: number): Promise<void> {
  for (const { id, status, cancel_at, cancel_at_period_end } of await listPlans(deps, userId)) {
    if (status === 'incomplete' || cancel_at !== null || cancel_at_period_end) continue
    await findOrUndefined(
      deps.stripe.subscriptions.update(id, {
        cancel_at_period_end: true,
        metadata: { [stoppedForDeletion.name]: stoppedForDeletion.value },
      }),
    )
  }
  await settlePro(deps, userId)
}

/** The account stays after all. A plan whose month has ended meanwhile is over. */
export async function resumeRenewal(deps: SettleDeps, userId: number): Promise<void> {
  for (const { id, metadata } of await listPlans(deps, userId)) {
    if (metadata[stoppedForDeletion.name] !== stoppedForDeletion.value) continue
    await findOrUndefined(
      deps.stripe.subscriptions.update(id, {
        cancel_at_period_end: false,
        metadata: { [stoppedForDeletion.name]: '' },
      }),
    )
  }
  await settlePro(deps, userId)
}

/** Stripe lists them with the running ones, but neither changes nor cancels them. */
const isExpired = ({ status }: Stripe.Subscription) => status === 'incomplete_expired'

/** All that are not over; none for a customer whom Stripe does not know any more. */
export async function listPlans({ db, stripe }: SettleDeps, userId: number): Promise<Stripe.Subscription[]> {
  const { stripeCustomerId: customer } = await requireBuyer(db, userId)
  if (customer === null) return []
  const plans = await findOrUndefined(stripe.subscriptions.list({ customer, limit: stripePageSize }))
  return (plans?.data ?? []).filter((plan) => !isExpired(plan))
}
