import { languages, type PageLanguage } from '../languages.ts'

/** Maximum days until a gift's email to the recipient is sent. */
export const maxGiftDaysAhead = 90
export const maxGiftMessageLength = 300
/** Local time at which scheduled emails of gifts are sent. */
const morning = '09:00:00'

/** Returns the day, such as '2026-11-21', in the time zone of the language. */
export function toLocalDay(language: PageLanguage, at: Date): string {
  const { timeZone } = languages[language]
  // Canadian English writes days in ISO format.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** Returns the first and the last day that a buyer can choose for a gift's email. */
export function getGiftDayRange(language: PageLanguage, now: Date): { first: string; last: string } {
  const last = new Date(now.getTime() + maxGiftDaysAhead * 24 * 60 * 60 * 1000)
  return { first: toLocalDay(language, now), last: toLocalDay(language, last) }
}

/** Returns the time at which a gift's email is sent on a day, in the time zone of the language. */
export function toGiftEmailTime(language: PageLanguage, day: string): Date {
  const inUtc = new Date(`${day}T${morning}Z`)
  const shape = { timeZone: languages[language].timeZone, timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(inUtc)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return offset === '' ? inUtc : new Date(`${day}T${morning}${offset}`)
}
