import type { Currency, Money } from '../money.ts'
import { getMinCharge } from '../prices.ts'

/** Discount of a code: a percentage, or an amount in each currency. */
export type CodeTerms =
  | { percent: number; amounts: null }
  | { percent: null; amounts: Readonly<Record<Currency, number>> }

/** Maximum percentage of a discount. Stripe's minimum charge would often limit a higher one. */
export const maxCodePercent = 90
/** Maximum amount of a discount in minor units. No price in the shop is higher. */
export const maxCodeAmount = 10_000
export const maxCodeUses = 10_000
/** Pattern of a code: letters and digits that can be dictated. */
export const codePattern = '[A-Z0-9]{4,20}'

/** Returns the amount to subtract in minor units. The remaining price is never below Stripe's minimum charge. */
export function calculateDiscount(terms: CodeTerms, price: Money): number {
  const mostOff = price.amountMinor - getMinCharge(price.currency)
  return Math.max(0, Math.min(wantedBy(terms, price), mostOff))
}

/** Returns whether Stripe's minimum charge reduces the discount. */
export const isDiscountLimited = (terms: CodeTerms, price: Money): boolean =>
  wantedBy(terms, price) > calculateDiscount(terms, price)

const wantedBy = ({ percent, amounts }: CodeTerms, { amountMinor, currency }: Money): number =>
  percent === null ? amounts[currency] : Math.floor((amountMinor * percent) / 100)

/** Formats a typed code for display: upper case, half width, without separators. */
export function formatCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}ー_.]/gu, '')
}

/** Returns the form in which codes are compared. Similar letters and digits, such as O and 0, are equal. */
export function normalizeCode(typed: string): string {
  return formatCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Reasons why a code can't be applied. */
export const codeProblems = [
  'unknown',
  'not-begun',
  'ended',
  'not-for-this',
  'new-buyers',
  'used',
  'used-up',
] as const
export type CodeProblem = (typeof codeProblems)[number]
