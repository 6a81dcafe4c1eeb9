import { languages, type PageLanguage } from '../languages.ts'

/** How many days ahead the email to the recipient of a gift can be scheduled. */
export const maxDaysAhead = 90
/** Time of the email on the chosen day. */
const morning = '09:00:00'

/** Returns the day ('2026-11-21') in the time zone of the language. */
export function dayIn(language: PageLanguage, at: Date): string {
  const { timeZone } = languages[language]
  // This variant of English writes days in ISO format.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** Returns the first and the last day that can be chosen. */
export function giftDays(language: PageLanguage, now: Date): { first: string; last: string } {
  const last = new Date(now.getTime() + maxDaysAhead * 24 * 60 * 60 * 1000)
  return { first: dayIn(language, now), last: dayIn(language, last) }
}

/** Returns the morning of that day in the time zone of the language. */
export function morningOf(language: PageLanguage, day: string): Date {
  const inUtc = new Date(`${day}T${morning}Z`)
  const shape = { timeZone: languages[language].timeZone, timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(inUtc)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return offset === '' ? inUtc : new Date(`${day}T${morning}${offset}`)
}
