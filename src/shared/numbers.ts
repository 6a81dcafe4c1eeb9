import type { PageLanguage } from './languages.ts'

/**
 * Formats a whole number as '1,234', as all page languages do. Other numbers use `Intl.NumberFormat`, whose first use takes a
 * tenth of a second on a slow phone.
 */
export function formatNumber(language: PageLanguage, value: number): string {
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : new Intl.NumberFormat(language).format(value)
}
