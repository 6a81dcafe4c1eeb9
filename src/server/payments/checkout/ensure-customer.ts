import type { PayDeps } from '../deps.ts'
import type { Order } from '../orders/order.ts'
import { recordStripeCustomer, updateBuyer, type Buyer } from '../queries.ts'
import { formatContact, retryWithoutEmail } from '../pro/sync-contacts.ts'

/**
 * Returns the user's Stripe customer, or creates it with the address and language that Stripe needs for its own emails.
 * Concurrent requests all return the customer that was stored first.
 */
export async function ensureCustomer(
  { db, stripe }: PayDeps,
  { id, userId, language }: Order,
  { stripeCustomerId, email, stripeContact }: Buyer,
): Promise<string> {
  const contact = { email, language }
  if (stripeCustomerId !== null) {
    // Clearing the stored contact makes the recovery job send it to Stripe again.
    if (stripeContact !== null && stripeContact !== formatContact(contact))
      await updateBuyer(db, userId, { stripeContact: null })
    return stripeCustomerId
  }
  const customer = await retryWithoutEmail(contact, (known) => {
    const idempotencyKey = `customer:${userId}:${id}${known.email === undefined ? ':no-address' : ''}`
    return stripe.customers.create({ ...known, metadata: { userId: String(userId) } }, { idempotencyKey })
  })
  return recordStripeCustomer(db, userId, customer.id, formatContact(contact))
}
