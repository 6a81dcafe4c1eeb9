import type { PaymentDeps } from '../deps.ts'
import { recordCustomer, requireBuyer, type Checkout } from '../queries.ts'

/** One Stripe customer per user, even from two tabs at once: both use the one that is stored first. */
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
