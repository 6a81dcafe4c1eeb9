import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'

/** The same day of the next month, or its last day where it has no such day, as Stripe renews. */
export function renewalDate(from: Date, language: PageLanguage): string {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const next = new Date(from)
  next.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return formatDay(language, next)
}
