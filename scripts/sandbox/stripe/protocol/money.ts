import { invalidRequest } from './errors.ts'
import type { Reader } from './parameters.ts'

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, for the currencies that a shop here may use.
const minimumMinor: Record<string, number> = { usd: 50, jpy: 50, eur: 50, gbp: 30 }
const maximumMinor = 99_999_999

export const currency: Reader<string> = (value, name) => {
  const code = typeof value === 'string' ? value.toLowerCase() : ''
  if (Object.hasOwn(minimumMinor, code)) return code
  throw invalidRequest(
    `Invalid currency: ${code}. Stripe currently supports these currencies: ${Object.keys(minimumMinor).join(', ')}`,
    { param: name },
  )
}

export const leastCharge = (code: string): number => minimumMinor[code] ?? 0

/** The amount, if Stripe would charge it. */
export function amountOf(amount: number, code: string): number {
  const minimum = leastCharge(code)
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${formatMoney(minimum, code)} ${code}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > maximumMinor) {
    throw invalidRequest(`Amount must be no more than ${formatMoney(maximumMinor, code)}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

export function formatMoney(amount: number, code: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}
