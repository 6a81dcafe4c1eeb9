import type { Money } from '../../../shared/money.ts'
import { getMinCharge } from '../../../shared/prices.ts'

/** Amount that one purchase of a guide takes off the first month of Pro. */
export interface ProCreditPart {
  purchaseId: number
  amountMinor: number
}

/** A paid guide with the amount that was not refunded, in the currency of the new plan. */
export interface CreditablePurchase {
  id: number
  amountMinor: number
}

/**
 * Applies purchases to the first month of Pro, oldest first, until only Stripe's minimum charge is left. Purchases beyond that
 * stay unused. A card always pays something, because the next month is charged to it (B21.52).
 */
export function computeProCredit(purchases: readonly CreditablePurchase[], price: Money): ProCreditPart[] {
  const parts: ProCreditPart[] = []
  let left = price.amountMinor - getMinCharge(price.currency)
  for (const { id, amountMinor } of purchases) {
    const taken = Math.min(amountMinor, left)
    if (taken <= 0) continue
    parts.push({ purchaseId: id, amountMinor: taken })
    left -= taken
  }
  return parts
}

export function isSameProCredit(one: readonly ProCreditPart[], other: readonly ProCreditPart[]): boolean {
  const keyOf = (parts: readonly ProCreditPart[]) =>
    parts
      .map(({ purchaseId, amountMinor }) => `${purchaseId}:${amountMinor}`)
      .toSorted()
      .join()
  return keyOf(one) === keyOf(other)
}
