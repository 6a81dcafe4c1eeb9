import { currencies, formatMoney, type Currency } from '../../../shared/money.ts'
import { getProPrice } from '../../../shared/prices.ts'
import {
  findSubscription,
  reschedulePeriods,
  hasActiveSubscription,
  recordEndedPeriods,
  recordSubscription,
  type Subscription,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { fetchStripePro, type SubscriptionState } from '../stripe/fetch-subscriptions.ts'
import { decidePro, type ProDecision, type ProStep } from './decide-pro.ts'
import { endSubscriptionQueue } from './end-duplicate-subscription.ts'
import { runInBuyerQueue, withOptimisticLock } from './buyer-locks.ts'
import { enqueueSubscriptionSync } from './enqueue-settlement.ts'
import { endOrderByStripeId } from '../orders/order-queries.ts'
import { findBuyerByCustomer, updateBuyer, type Buyer } from '../queries.ts'
import type { SettleDeps, SettlementResult } from './settle-deps.ts'
import { notifyOfFailedRenewal } from './notify-of-failed-renewal.ts'
import { markPlanCreditUsed } from '../credit/mark-plan-credit-used.ts'
import { enqueueProOfferCheck } from '../credit/pro-offer-check.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import { findOrUndefined, toStripeId, isLiveMode } from '../stripe/stripe.ts'
import { refundUnearnedMonths } from './refund-unearned-months.ts'
import { findUnearnedMonths } from './unearned-months.ts'
import { writeProReceipts, type DecidedPro } from './write-pro-receipts.ts'

/** Settles Pro for the owner of a subscription. */
export async function settleSubscription(deps: SettleDeps, subscriptionId: string) {
  const subscription = await findOrUndefined(deps.stripe.subscriptions.retrieve(subscriptionId))
  if (subscription === undefined) return undefined
  const buyer = await findBuyerByCustomer(deps.db, toStripeId(subscription.customer))
  return buyer === undefined ? undefined : settlePro(deps, buyer.id)
}

/** Settles a user's Pro from all of their subscriptions at Stripe, regardless of the order of events. */
export function settlePro(deps: SettleDeps, userId: number): Promise<SettlementResult> {
  return runInBuyerQueue(deps.db, userId, () => settleProOf(deps, userId))
}

async function settleProOf(deps: SettleDeps, userId: number): Promise<SettlementResult> {
  const { decision, changes } = await withOptimisticLock(
    deps,
    userId,
    (buyer) => fetchProDecision(deps, buyer),
    async (tx, answer, moved) => {
      const { subscriptions, invoices, decision } = answer
      const { state, duplicates, steps } = decision
      const now = deps.clock()
      const before = await findSubscription(tx, userId)
      // Keeps the currency that Stripe demanded when it rejected another one, until the user has had Pro.
      const currency = state.currency ?? (before.held === null ? before.currency : null)
      await recordEndedPeriods(tx, userId, now)
      await recordSubscription(tx, userId, { ...state, currency }, now)
      const planEnded = before.active && !state.active
      const followed = await reschedulePeriods(tx, userId, { planEnded }, now)
      await updateBuyer(tx, userId, {
        stripeSubscriptionId: state.subscriptionId,
        subscriptionOwed: hasPendingChanges(decision),
      })
      await endOrders(tx, subscriptions, now)
      for (const subscriptionId of duplicates)
        await deps.jobs.send(tx, endSubscriptionQueue, { subscriptionId }, { key: subscriptionId })
      if (steps.length > 0) await enqueueSubscriptionSync(tx, deps.jobs, userId)
      const months = findUnearnedMonths(decision.ours, invoices, state.active ? state.subscriptionId : null)
      const returned = await refundUnearnedMonths(tx, deps, { userId, months, now })
      await keepGrantingMonth(tx, answer)
      const keepsAccess = hasActiveSubscription(await findSubscription(tx, userId), now)
      if (keepsAccess && state.held === null) await enqueueProOfferCheck(tx, deps.jobs, userId)
      const receipts = await writeProReceipts(tx, { ...deps, moved }, { userId, keepsAccess, ...answer })
      const counted = await markPlanCreditUsed(tx, { invoices, state }, now)
      const told = await notifyOfFailedRenewal(tx, deps, userId, answer, now)
      return {
        decision,
        changes: [...describe(before, decision), ...followed, ...receipts, ...returned, ...counted, ...told],
      }
    },
  )
  for (const { id, reason } of decision.ignored)
    deps.logger.warn({ subscriptionId: id, reason }, 'subscription ignored')
  return { userId, paid: decision.state.active, changes }
}

/** Deletes the owed refund of an ended plan's last month if its remaining time grants access again. */
async function keepGrantingMonth(tx: Db, { subscriptions, invoices, decision: { state } }: DecidedPro) {
  const granting = subscriptions.find(({ id }) => state.active && id === state.subscriptionId)
  const month = invoices.find(({ subscriptionId, isLate }) => subscriptionId === granting?.id && !isLate)
  if (granting?.isOver === true && month?.paymentId != null) await deleteRefund(tx, month.paymentId)
}

/** Returns whether subscriptions at Stripe still have to be changed. */
const hasPendingChanges = ({ duplicates, steps }: ProDecision) => duplicates.length + steps.length > 0

/** Fetches a user's subscriptions from Stripe and decides their Pro. Must not be called inside a transaction. */
export async function fetchProDecision(
  { stripe, env, clock }: SettleDeps,
  { id: userId, stripeCustomerId }: Pick<Buyer, 'id' | 'stripeCustomerId'>,
): Promise<DecidedPro> {
  const held =
    stripeCustomerId === null
      ? { subscriptions: [], invoices: [] }
      : await fetchStripePro(stripe, stripeCustomerId)
  const shop = { userId, liveMode: isLiveMode(env), prices: currencies.map(getProPrice), now: clock() }
  return { ...held, decision: decidePro(held.subscriptions, shop) }
}

/** Marks orders as paid whose subscriptions have begun, and closes those whose subscriptions ended unpaid. */
async function endOrders(tx: Db, subscriptions: readonly SubscriptionState[], now: Date): Promise<void> {
  for (const { id, status, paidUntil } of subscriptions) {
    const isUnpaid = status === 'ended' && paidUntil === null
    if (status !== 'incomplete') await endOrderByStripeId(tx, id, isUnpaid ? 'closed' : 'paid', now)
  }
}

function describe(before: Subscription, { state, duplicates, steps }: ProDecision): string[] {
  const isSame = before.active === state.active && before.expiresAt?.getTime() === state.expiresAt?.getTime()
  const until = state.expiresAt === null ? 'end Pro' : `Pro until ${state.expiresAt.toISOString()}`
  return [
    ...(isSame ? [] : [until]),
    ...duplicates.map((id) => `end the second subscription ${id}`),
    ...steps.map(describeStep),
  ]
}

function describeStep(step: ProStep): string {
  if (step.do !== 'void') return `${step.do} the subscription ${step.subscriptionId}`
  const invoices = step.openInvoices.map(
    ({ id, amountMinor, currency }) =>
      `${id} (${formatMoney({ amountMinor, currency: currency as Currency })})`,
  )
  return `void the unpaid ${invoices.join(', ')} of the ended ${step.subscriptionId}`
}
