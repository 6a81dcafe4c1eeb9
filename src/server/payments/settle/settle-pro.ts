import { currencies } from '../../../shared/money.ts'
import { proPriceIn } from '../../../shared/prices.ts'
import { findSubscription, setSubscription, type Subscription } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { fetchPaidInvoices, fetchSubscriptions } from './fetch-subscriptions.ts'
import { decidePro, type ProState, type SubscriptionState } from './decide-pro.ts'
import { endSubscriptionQueue } from './end-duplicate-subscription.ts'
import { queuePerBuyer } from './queue-per-buyer.ts'
import { endCheckoutByStripeId, findBuyerByCustomer, recordSubscriptionId } from '../queries.ts'
import type { SettleDeps, Settled } from './settle-deps.ts'
import { tellFailedRenewal } from '../pro/tell-failed-renewal.ts'
import { findOrUndefined, isLiveMode } from '../stripe.ts'
import { withOptimisticLock } from './with-optimistic-lock.ts'
import { languageOfCheckout, writeProReceipts, type ProAnswer } from './write-pro-receipts.ts'

/** Settles Pro for the owner of this subscription. */
export async function settleSubscription(
  deps: SettleDeps,
  subscriptionId: string,
): Promise<Settled | undefined> {
  const subscription = await findOrUndefined(deps.stripe.subscriptions.retrieve(subscriptionId))
  if (subscription === undefined) return undefined
  const { customer } = subscription
  const buyer = await findBuyerByCustomer(deps.db, typeof customer === 'string' ? customer : customer.id)
  return buyer === undefined ? undefined : settlePro(deps, buyer.id)
}

/** A user's Pro status follows from all their subscriptions at Stripe, in whatever order events arrive. */
export function settlePro(deps: SettleDeps, userId: number): Promise<Settled> {
  return queuePerBuyer(deps.db, userId, () => settleProOf(deps, userId))
}

async function settleProOf(deps: SettleDeps, userId: number): Promise<Settled> {
  const liveMode = isLiveMode(deps.env)
  const { decision, changes } = await withOptimisticLock(
    deps,
    userId,
    async ({ stripeCustomerId }) => {
      if (stripeCustomerId === null) return { subscriptions: [], invoices: [] }
      const [subscriptions, invoices] = await Promise.all([
        fetchSubscriptions(deps.stripe, stripeCustomerId),
        fetchPaidInvoices(deps.stripe, stripeCustomerId),
      ])
      return { subscriptions, invoices }
    },
    async (tx, { subscriptions, invoices }) => {
      const decision = decidePro(subscriptions, { userId, liveMode, prices: currencies.map(proPriceIn) })
      const before = await findSubscription(tx, userId)
      await setSubscription(tx, userId, decision.state, deps.clock())
      await recordSubscriptionId(tx, userId, decision.state.subscriptionId)
      await endCheckouts(tx, subscriptions, deps.clock())
      for (const subscriptionId of decision.duplicates)
        await deps.jobs.send(tx, endSubscriptionQueue, { subscriptionId }, { key: subscriptionId })
      const receipts = await writeProReceipts(tx, deps, userId, { subscriptions, invoices, decision })
      const told = await tellOfRenewal(tx, deps, userId, { subscriptions, invoices, decision })
      const changes = [...describe(before, decision.state, decision.duplicates), ...receipts, ...told]
      return { decision, changes }
    },
  )
  for (const { id, reason } of decision.ignored)
    deps.logger.warn({ subscriptionId: id, reason }, 'subscription ignored')
  return { userId, guideId: null, paid: decision.state.active, changes }
}

async function tellOfRenewal(
  tx: Db,
  deps: SettleDeps,
  userId: number,
  { subscriptions, invoices, decision: { state } }: ProAnswer,
): Promise<string[]> {
  const subscription = subscriptions.find(({ id }) => id === state.subscriptionId)
  if (subscription === undefined || state.status !== 'past_due') return []
  const begun = invoices.find(({ subscriptionId }) => subscriptionId === subscription.id)
  const language = await languageOfCheckout(tx, begun?.checkoutId)
  const renewal = { subscription, state, language }
  return (await tellFailedRenewal(tx, deps, userId, renewal, deps.clock()))
    ? ['tell of a failed renewal']
    : []
}

/** An attempt whose subscription has begun is paid; one whose subscription is over can't be paid any more. */
async function endCheckouts(tx: Db, subscriptions: readonly SubscriptionState[], now: Date): Promise<void> {
  for (const { id, status } of subscriptions) {
    if (status !== 'incomplete')
      await endCheckoutByStripeId(tx, id, status === 'ended' ? 'closed' : 'paid', now)
  }
}

function describe(before: Subscription, after: ProState, duplicates: string[]): string[] {
  const isSame = before.active === after.active && before.expiresAt?.getTime() === after.expiresAt?.getTime()
  const until = after.expiresAt === null ? 'end Pro' : `Pro until ${after.expiresAt.toISOString()}`
  return [...(isSame ? [] : [until]), ...duplicates.map((id) => `end the second subscription ${id}`)]
}
