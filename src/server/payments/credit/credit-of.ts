import type { Money } from '../../../shared/money.ts'
import { minChargeIn } from '../../../shared/prices.ts'

/** What a purchase of a guide takes off the first month of Pro. */
export interface CreditPart {
  purchaseId: number
  amountMinor: number
}

/** What was paid for a guide and is still the shop's, in the currency of the Pro that begins. */
export interface CountablePurchase {
  id: number
  amountMinor: number
}

/**
 * What is taken off the first month of Pro: the oldest purchases first, each as a whole until Stripe's least charge is left;
 * a purchase beyond that is not used up. There is always a card that pays, because the next month is charged to it (B21.52).
 */
export function creditOf(purchases: readonly CountablePurchase[], price: Money): CreditPart[] {
  const parts: CreditPart[] = []
  let left = price.amountMinor - minChargeIn(price.currency)
  for (const { id, amountMinor } of purchases) {
    const taken = Math.min(amountMinor, left)
    if (taken <= 0) continue
    parts.push({ purchaseId: id, amountMinor: taken })
    left -= taken
  }
  return parts
}

export const sumOf = (parts: readonly CreditPart[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

export function isSameCredit(one: readonly CreditPart[], other: readonly CreditPart[]): boolean {
  const keyOf = (parts: readonly CreditPart[]) =>
    parts
      .map(({ purchaseId, amountMinor }) => `${purchaseId}:${amountMinor}`)
      .toSorted()
      .join()
  return keyOf(one) === keyOf(other)
}
