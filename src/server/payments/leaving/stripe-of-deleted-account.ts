import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'
import { listOpenOrders } from '../orders/order-queries.ts'
import { requireBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settlePro } from '../settle/settle-pro.ts'
import { findOrUndefined, stripePageSize } from '../stripe/stripe.ts'

const nothingPersonal = { email: '', name: '', phone: '', description: '', address: '' } as const

/**
 * Cancels everything at Stripe that could still charge a deleted account, and removes personal data. The customer stays with
 * its payments, refunds and disputes. Can be called again after any failure.
 */
export async function closeCustomer(deps: SettleDeps, userId: number): Promise<void> {
  const { db, stripe } = deps
  await cancelOpenCheckouts(deps, userId)
  for (const { id } of await listLiveSubscriptions(deps, userId))
    await findOrUndefined(stripe.subscriptions.cancel(id))
  await settlePro(deps, userId)
  const { stripeCustomerId: customer } = await requireBuyer(db, userId)
  if (customer === null) return
  const cards = await findOrUndefined(stripe.paymentMethods.list({ customer, limit: stripePageSize }))
  for (const { id } of cards?.data ?? []) await stripe.paymentMethods.detach(id)
  await findOrUndefined(stripe.customers.update(customer, nothingPersonal))
}

/**
 * Cancels every open checkout of a user at Stripe. A checkout that a card paid first stays paid. An order without a response from
 * Stripe is created there under its idempotency key and canceled, so that a request that still waits receives the canceled
 * object.
 */
export async function cancelOpenCheckouts(deps: SettleDeps, userId: number): Promise<void> {
  for (const order of await listOpenOrders(deps.db, userId)) await cancelOrderAtStripe(deps, order)
}

/** Metadata of plans at Stripe whose renewal was stopped for an account deletion, so that no other plan is resumed. */
const stoppedForDeletion = { name: 'stoppedForDeletion', value: 'yes' }

/** Cancels the renewal for a user whose account will be deleted. The paid month continues. */
export async function stopRenewal(deps: SettleDeps, userId: number): Promise<void> {
  for (const { id, status, cancel_at, cancel_at_period_end } of await listLiveSubscriptions(deps, userId)) {
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

/** Resumes the renewal after a canceled deletion. A plan whose month has ended in the meantime stays ended. */
export async function resumeRenewal(deps: SettleDeps, userId: number): Promise<void> {
  for (const { id, metadata } of await listLiveSubscriptions(deps, userId)) {
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

/** Lists a user's subscriptions that are not over. Empty if Stripe no longer knows the customer. */
async function listLiveSubscriptions({ db, stripe }: SettleDeps, userId: number) {
  const { stripeCustomerId: customer } = await requireBuyer(db, userId)
  if (customer === null) return []
  const plans = await findOrUndefined(stripe.subscriptions.list({ customer, limit: stripePageSize }))
  // Stripe still lists a subscription that expired unpaid, but neither changes nor cancels it.
  return (plans?.data ?? []).filter(({ status }) => status !== 'incomplete_expired')
}
