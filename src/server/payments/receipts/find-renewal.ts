import type { Money } from '../../../shared/money.ts'
import { findSubscription } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { isPlan } from '../orders/item-queries.ts'
import type { Receipt } from './receipt-queries.ts'

/** The next charge of a plan. */
export interface Renewal {
  at: Date
  price: Money
}

/** Longer than any month that is being paid for, with its days of grace. */
const longestMonthMs = 40 * 24 * 60 * 60 * 1000

/** What is charged after the month that a receipt is for; null for everything else and for a plan that doesn't renew. */
export async function findRenewal(db: Db, receipt: Receipt): Promise<Renewal | null> {
  const { userId, items, money, takenOffMinor, paidAt } = receipt
  if (!isPlan(items)) return null
  const { renews, periodEnd, currency } = await findSubscription(db, userId)
  if (!renews || periodEnd === null || currency !== money.currency) return null
  // An older month may be one of an earlier plan, at another price.
  if (periodEnd.getTime() - paidAt.getTime() > longestMonthMs) return null
  return { at: periodEnd, price: { ...money, amountMinor: money.amountMinor + takenOffMinor } }
}
