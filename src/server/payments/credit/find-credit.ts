import type { PayDeps } from '../deps.ts'
import { enforcedDays } from '../../../shared/deadlines.ts'
import { currencies, type Money } from '../../../shared/money.ts'
import { getProPrice } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { listCreditablePurchases, sumRefundedAmounts } from './credit-queries.ts'
import { sumAmounts } from '../orders/order.ts'
import { computeProCredit, type CreditablePurchase } from './compute-credit.ts'

const day = 24 * 60 * 60 * 1000

/** Finds a user's Pro credit: valid, unused purchases of the last `creditDays` days in the same currency (B21.50, B21.51). */
export async function findProCredit(db: Db, userId: number, price: Money, now: Date) {
  const since = new Date(now.getTime() - enforcedDays.creditDays * day)
  const paid = await listCreditablePurchases(db, userId, { since, currency: price.currency })
  return paid.length === 0 ? [] : computeProCredit(await subtractRefunds(db, paid), price)
}

/** Subtracts refunds from the oldest purchases first and returns the remaining amounts. */
async function subtractRefunds(db: Db, paid: readonly (CreditablePurchase & { stripePaymentId: string })[]) {
  const paymentIds = paid.map(({ stripePaymentId }) => stripePaymentId)
  const left = await sumRefundedAmounts(db, paymentIds)
  return paid.map(({ id, amountMinor, stripePaymentId }) => {
    const refunded = left.get(stripePaymentId) ?? 0
    left.set(stripePaymentId, Math.max(0, refunded - amountMinor))
    return { id, amountMinor: amountMinor - refunded }
  })
}

/** Returns the available Pro credit in each currency. Minor units; 0 for a user with Pro. */
export async function readProCredit({ db, clock }: PayDeps, { id }: Pick<User, 'id'>) {
  const now = clock()
  const hasPro = hasActiveSubscription(await findSubscription(db, id), now)
  const inEach = { usd: 0, jpy: 0 }
  if (hasPro) return inEach
  for (const currency of currencies)
    inEach[currency] = sumAmounts(await findProCredit(db, id, getProPrice(currency), now))
  return inEach
}
