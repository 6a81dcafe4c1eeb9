import type { Currency, Money } from '../money.ts'
import { minChargeIn } from '../prices.ts'

/** What a code takes off: a part of the price, or an amount in each currency. */
export type CodeTerms =
  | { percent: number; amounts: null }
  | { percent: null; amounts: Readonly<Record<Currency, number>> }

/** More would leave less than a buyer expects of it: Stripe's least charge is always paid. */
export const mostPercent = 90
/** The most that a code may take off, in the minor unit: there is no higher price in the shop that it would suit. */
export const mostAmount = 10_000
export const mostUses = 10_000
/** Letters and digits, as a person reads them aloud. */
export const wordPattern = '[A-Z0-9]{4,20}'

/** What is taken off a price, to the cent or yen; never so much that less than Stripe's least charge is left. */
export function takenOffBy(terms: CodeTerms, price: Money): number {
  const mostOff = price.amountMinor - minChargeIn(price.currency)
  return Math.max(0, Math.min(wantedBy(terms, price), mostOff))
}

/** Whether the code would take off more, if Stripe charged less. */
export const isCutShort = (terms: CodeTerms, price: Money): boolean =>
  wantedBy(terms, price) > takenOffBy(terms, price)

const wantedBy = ({ percent, amounts }: CodeTerms, { amountMinor, currency }: Money): number =>
  percent === null ? amounts[currency] : Math.floor((amountMinor * percent) / 100)

/** As it is shown: upper case, of usual width, without what people put between. */
export function writeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}ー_.]/gu, '')
}

/** As it is compared: letters and digits that look alike are one. */
export function foldCode(typed: string): string {
  return writeCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Why a code takes nothing off now. */
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
