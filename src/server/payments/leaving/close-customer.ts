import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'
import { listOpenOrders } from '../orders/order-queries.ts'
import { requireBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settlePro } from '../settle/settle-pro.ts'
import { findOrUndefined, stripePageSize } from '../stripe/stripe.ts'
import { listLiveSubscriptions } from './stop-renewal.ts'

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
