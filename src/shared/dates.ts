import { languages, type PageLanguage } from './languages.ts'

/** Returns the end of a day ('2026-11-21') in the time zone of the language. */
export function getEndOfDay(language: PageLanguage, day: string): Date {
  const inUtc = new Date(`${day}T23:59:59.999Z`)
  const { timeZone } = languages[language]
  const shape = { timeZone, timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(inUtc)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return offset === undefined || offset === '' ? inUtc : new Date(`${day}T23:59:59.999${offset}`)
}

type Formats = Partial<Record<PageLanguage, Intl.DateTimeFormat>>

/** Formats by language. Cached, because creating one takes a large part of the time to render a page or an email. */
const dayFormats: Formats = {}
const timeFormats: Formats = {}

/** Formats a date as 'November 21, 2026' or '2026年11月21日', in the time zone of the language (B3.8). */
export function formatDay(language: PageLanguage, date: Date): string {
  const { timeZone } = languages[language]
  dayFormats[language] ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  return dayFormats[language].format(date)
}

/** Formats a time to the second with its time zone: 'November 21, 2026 at 9:41:07 AM UTC'. */
export function formatDateTime(language: PageLanguage, moment: Date): string {
  const { timeZone } = languages[language]
  const shape = { dateStyle: 'long', timeStyle: 'long', timeZone } as const
  timeFormats[language] ??= new Intl.DateTimeFormat(language, shape)
  return timeFormats[language].format(moment)
}
