import type { PageLanguage } from './languages.ts'

/**
 * '1,234', as every page language writes whole numbers. `Intl.NumberFormat` writes the others: a slow phone takes a tenth of a
 * second to make the first one, and most pages need none.
 */
export function formatNumber(language: PageLanguage, value: number): string {
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : new Intl.NumberFormat(language).format(value)
}
