import { languages, type PageLanguage } from './languages.ts'

/** 'November 21, 2026', '2026年11月21日', in the time zone of the language (B3.8). */
export function formatDay(language: PageLanguage, date: Date): string {
  const { timeZone } = languages[language]
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date)
}

const momentFormats = new Map<PageLanguage, Intl.DateTimeFormat>()

/** 'Nov 21, 2026, 14:05', '2026/11/21 14:05', in the time zone of the language (B3.8). */
export function formatMoment(language: PageLanguage, date: Date): string {
  let format = momentFormats.get(language)
  if (format === undefined) {
    const { timeZone } = languages[language]
    const shape = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
    format = new Intl.DateTimeFormat(language, shape)
    momentFormats.set(language, format)
  }
  return format.format(date)
}
