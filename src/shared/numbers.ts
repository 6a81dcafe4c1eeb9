import type { PageLanguage } from './languages.ts'

/**
 * Formats an integer as '1,234', which is right for all page languages. `Intl.NumberFormat`, which formats other numbers, takes
 * a tenth of a second on its first use on a slow phone.
 */
export function formatNumber(language: PageLanguage, value: number): string {
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : new Intl.NumberFormat(language).format(value)
}
