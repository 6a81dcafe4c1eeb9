import type { Deps } from '../deps.ts'
import { recordCustomer, requireBuyer, type Checkout } from './queries.ts'

/** One Stripe customer a person, even from two tabs at once: both pay for the same open checkout. */
export async function customerOf(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  { id, userId }: Checkout,
): Promise<string> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId !== null) return stripeCustomerId
  const customer = await stripe.customers.create(
    { metadata: { userId: String(userId) } },
    { idempotencyKey: `customer:${userId}:${id}` },
  )
  await recordCustomer(db, userId, customer.id)
  return customer.id
}
