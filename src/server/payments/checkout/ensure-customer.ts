import type { Stripe } from 'stripe'
import type { PayDeps } from '../deps.ts'
import type { Order } from '../orders/order.ts'
import { recordCustomer, requireBuyer, updateBuyer } from '../queries.ts'
import { contactOf, withoutRefusedAddress } from '../pro/tell-stripe-contact.ts'

/**
 * One Stripe customer per user, even from two tabs at once: both use the one that is stored first. Stripe writes to
 * customers itself, so it knows their address and language.
 */
export async function ensureCustomer(
  { db, stripe }: PayDeps,
  { id, userId, language }: Order,
): Promise<string> {
  const { stripeCustomerId, email, stripeContact } = await requireBuyer(db, userId)
  const contact = { email, language }
  if (stripeCustomerId !== null) {
    // The recurring job sends it again.
    if (stripeContact !== null && stripeContact !== contactOf(contact))
      await updateBuyer(db, userId, { stripeContact: null })
    return stripeCustomerId
  }
  const customer = await withoutRefusedAddress(contact, (known) =>
    createCustomer(stripe, { userId, checkoutId: id }, known),
  )
  return recordCustomer(db, userId, customer.id, contactOf(contact))
}

function createCustomer(
  stripe: Stripe,
  { userId, checkoutId }: { userId: number; checkoutId: string },
  known: Stripe.CustomerCreateParams,
): Promise<Stripe.Customer> {
  const key = `customer:${userId}:${checkoutId}${known.email === undefined ? ':no-address' : ''}`
  return stripe.customers.create({ ...known, metadata: { userId: String(userId) } }, { idempotencyKey: key })
}
