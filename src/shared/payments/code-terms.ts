import type { Currency, Money } from '../money.ts'
import { minChargeIn } from '../prices.ts'

/** The discount of a code: a percentage, or an amount in each currency. */
export type CodeTerms =
  | { percent: number; amounts: null }
  | { percent: null; amounts: Readonly<Record<Currency, number>> }

/** Maximum percentage; a higher one would often be limited by Stripe's minimum charge. */
export const mostPercent = 90
/** Maximum amount in minor units; no price in the shop is higher. */
export const mostAmount = 10_000
export const mostUses = 10_000
/** Letters and digits that are easy to read aloud. */
export const wordPattern = '[A-Z0-9]{4,20}'

/** Returns the discount, in minor units; at least Stripe's minimum charge is left. */
export function takenOffBy(terms: CodeTerms, price: Money): number {
  const mostOff = price.amountMinor - minChargeIn(price.currency)
  return Math.max(0, Math.min(wantedBy(terms, price), mostOff))
}

/** Returns whether Stripe's minimum charge limits the discount. */
export const isCutShort = (terms: CodeTerms, price: Money): boolean =>
  wantedBy(terms, price) > takenOffBy(terms, price)

const wantedBy = ({ percent, amounts }: CodeTerms, { amountMinor, currency }: Money): number =>
  percent === null ? amounts[currency] : Math.floor((amountMinor * percent) / 100)

/** Returns the code for display: upper case, normal width, without separators. */
export function writeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}ー_.]/gu, '')
}

/** Returns the code for comparison: similar letters and digits are equal. */
export function foldCode(typed: string): string {
  return writeCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Reasons why a code gives no discount now. */
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
