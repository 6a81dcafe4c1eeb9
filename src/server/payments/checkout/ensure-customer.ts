import type { PaymentDeps } from '../deps.ts'
import { recordCustomer, requireBuyer, type Checkout } from '../queries.ts'

/** One Stripe customer a person, even from two tabs at once; whichever is noted first pays for both. */
export async function ensureCustomer(
  { db, stripe }: Pick<PaymentDeps, 'db' | 'stripe'>,
  { id, userId }: Checkout,
): Promise<string> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId !== null) return stripeCustomerId
  const customer = await stripe.customers.create(
    { metadata: { userId: String(userId) } },
    { idempotencyKey: `customer:${userId}:${id}` },
  )
  return recordCustomer(db, userId, customer.id)
}
