import { formatMoney, type Currency } from '../../shared/money.ts'

/** Formats the amount of a row, in minor units. */
export const formatAmount = ({ amount, currency }: { amount: number; currency: Currency }) =>
  formatMoney({ amountMinor: amount, currency })

/** Converts '3.50' dollars to 350 cents; yen have no smaller unit. */
export const toMinorUnits = (text: string, currency: Currency) =>
  Math.round(Number(text) * (currency === 'jpy' ? 1 : 100))

/** Converts 350 cents to '3.50' dollars. */
export const toMajorUnits = (amount: number, currency: Currency) =>
  currency === 'jpy' ? String(amount) : (amount / 100).toFixed(2)
