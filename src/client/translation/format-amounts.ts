import type { PageLanguage } from '../../shared/languages.ts'

/** '$1.25', '$0.0042'. */
export function formatMicroUsd(language: PageLanguage, microUsd: number): string {
  const amount = microUsd / 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: amount < 0.1 ? 4 : 2,
    minimumFractionDigits: 2,
  }).format(amount)
}
