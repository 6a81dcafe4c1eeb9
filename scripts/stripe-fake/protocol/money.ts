import { createInvalidRequestError } from './errors.ts'
import type { ParameterReader } from './parameters.ts'

// Minimum charges in minor units per supported currency: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const minimumMinor: Record<string, number> = { usd: 50, jpy: 50, eur: 50, gbp: 30 }
const maximumMinor = 99_999_999

/**
 * Currency of the account, which is in the United States. Charges in other currencies are converted and must reach its minimum.
 */
export const settlementCurrency = 'usd'
/** Amount of each currency that equals one dollar. */
const perDollar: Record<string, number> = { usd: 1, jpy: 150, eur: 0.9, gbp: 0.8 }

export const currencyParameter: ParameterReader<string> = (value, name) => {
  const code = typeof value === 'string' ? value.toLowerCase() : ''
  if (Object.hasOwn(minimumMinor, code)) return code
  throw createInvalidRequestError(
    `Invalid currency: ${code}. Stripe currently supports these currencies: ${Object.keys(minimumMinor).join(', ')}`,
    { param: name },
  )
}

const inSettlementCurrency = (amount: number, code: string): number =>
  Math.round((amount * 10 ** (digitsOf(settlementCurrency) - digitsOf(code))) / (perDollar[code] ?? 1))

const settlementMinimum = minimumMinor[settlementCurrency] ?? 0

export const isChargeable = (amount: number, code: string): boolean =>
  amount >= (minimumMinor[code] ?? 0) && inSettlementCurrency(amount, code) >= settlementMinimum

/** Returns the amount. Throws if it is below Stripe's minimum or above its maximum. */
export function requireChargeableAmount(amount: number, code: string): number {
  if (!isChargeable(amount, code)) {
    throw createInvalidRequestError(explainMinimum(amount, code), {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > maximumMinor) {
    throw createInvalidRequestError(`Amount must be no more than ${formatMoney(maximumMinor, code)}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

function explainMinimum(amount: number, code: string): string {
  const minimum = minimumMinor[code] ?? 0
  if (amount < minimum) return `Amount must be at least ${formatMoney(minimum, code)} ${code}`
  const converted = formatMoney(inSettlementCurrency(amount, code), settlementCurrency)
  return `Amount must convert to at least ${settlementMinimum} cents. ${formatMoney(amount, code)} converts to approximately ${converted}.`
}

const formatOf = (code: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency: code })

const digitsOf = (code: string): number => formatOf(code).resolvedOptions().maximumFractionDigits ?? 0

export const formatMoney = (amount: number, code: string): string =>
  formatOf(code).format(amount / 10 ** digitsOf(code))
