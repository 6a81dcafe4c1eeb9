import { deadlines } from '../../../shared/deadlines.ts'
import { currencies, type Currency, type Money } from '../../../shared/money.ts'
import { proPriceIn } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription, listPaidPurchases } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { listRefundedOf } from '../receipts/receipt-queries.ts'
import { listCounted } from './credit-queries.ts'
import { creditOf, sumOf, type CreditPart } from './credit-of.ts'

const day = 24 * 60 * 60 * 1000

/**
 * What somebody's purchases take off the first month of Pro at this price, by our own rows: paid within the last days, in the
 * same currency, neither refunded nor disputed, and never counted before (B21.50, B21.51).
 */
export async function findCredit(db: Db, userId: number, price: Money, now: Date): Promise<CreditPart[]> {
  const since = new Date(now.getTime() - deadlines.creditDays * day)
  const paid = await listPaidPurchases(db, userId, { since, currency: price.currency })
  if (paid.length === 0) return []
  const counted = await listCounted(
    db,
    paid.map(({ id }) => id),
  )
  const refunded = await listRefundedOf(
    db,
    paid.map(({ stripePaymentId }) => stripePaymentId),
  )
  const countable = paid
    .filter(({ id }) => !counted.has(id))
    .map(({ id, amountMinor, stripePaymentId }) => ({
      id,
      amountMinor: amountMinor - (refunded.get(stripePaymentId) ?? 0),
    }))
  return creditOf(countable, price)
}

/** What would be taken off now in each currency; nothing for somebody who has Pro. */
export async function readProCredit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<User, 'id'>,
): Promise<Record<Currency, number>> {
  const now = clock()
  const hasPro = hasActiveSubscription(await findSubscription(db, id), now)
  const inEach = { usd: 0, jpy: 0 }
  if (hasPro) return inEach
  for (const currency of currencies)
    inEach[currency] = sumOf(await findCredit(db, id, proPriceIn(currency), now))
  return inEach
}
