import type { Stripe } from 'stripe'
import type { PayDeps } from '../deps.ts'
import type { Order } from '../orders/order.ts'
import { recordCustomer, requireBuyer, updateBuyer } from '../queries.ts'
import { formatContact, retryWithoutEmail } from '../pro/sync-contacts.ts'

/**
 * Returns the user's Stripe customer, or creates it with the address and language that Stripe needs for its own emails.
 * Concurrent requests all use the customer that is stored first.
 */
export async function ensureCustomer(
  { db, stripe }: PayDeps,
  { id, userId, language }: Order,
): Promise<string> {
  const { stripeCustomerId, email, stripeContact } = await requireBuyer(db, userId)
  const contact = { email, language }
  if (stripeCustomerId !== null) {
    // Clearing the stored contact makes the recovery job send it to Stripe again.
    if (stripeContact !== null && stripeContact !== formatContact(contact))
      await updateBuyer(db, userId, { stripeContact: null })
    return stripeCustomerId
  }
  const customer = await retryWithoutEmail(contact, (known) =>
    createCustomer(stripe, { userId, checkoutId: id }, known),
  )
  return recordCustomer(db, userId, customer.id, formatContact(contact))
}

function createCustomer(
  stripe: Stripe,
  { userId, checkoutId }: { userId: number; checkoutId: string },
  known: Stripe.CustomerCreateParams,
): Promise<Stripe.Customer> {
  const key = `customer:${userId}:${checkoutId}${known.email === undefined ? ':no-address' : ''}`
  return stripe.customers.create({ ...known, metadata: { userId: String(userId) } }, { idempotencyKey: key })
}
