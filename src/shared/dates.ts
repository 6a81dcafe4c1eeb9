import { languages, type PageLanguage } from './languages.ts'

/** 'November 21, 2026', '2026年11月21日', in the time zone of the language (B3.8). */
export function formatDay(language: PageLanguage, date: Date): string {
  const { timeZone } = languages[language]
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date)
}
