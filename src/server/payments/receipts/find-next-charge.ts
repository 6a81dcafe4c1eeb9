import type { Money } from '../../../shared/money.ts'
import { findSubscription } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { isPlanPayment } from '../orders/item-queries.ts'
import type { Receipt } from './receipt-queries.ts'

/** The next charge of a plan. */
export interface NextCharge {
  at: Date
  price: Money
}

/** Upper bound of a paid month with its grace period. Milliseconds. */
const longestMonthMs = 40 * 24 * 60 * 60 * 1000

/** Finds the next charge after the month of a receipt. Null for other products and for plans that don't renew. */
export async function findNextCharge(db: Db, receipt: Receipt): Promise<NextCharge | null> {
  const { userId, items, money, takenOffMinor, paidAt } = receipt
  if (!isPlanPayment(items)) return null
  const { renews, periodEnd, currency } = await findSubscription(db, userId)
  if (!renews || periodEnd === null || currency !== money.currency) return null
  // An older receipt may be for a month of an earlier plan, at another price.
  if (periodEnd.getTime() - paidAt.getTime() > longestMonthMs) return null
  return { at: periodEnd, price: { ...money, amountMinor: money.amountMinor + takenOffMinor } }
}
