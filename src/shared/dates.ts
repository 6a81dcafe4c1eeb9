import type { PageLanguage } from './languages.ts'

/** Whose day it is: Japanese pages and mails say Tokyo's, English ones UTC's (design 8). */
const timeZones: Record<PageLanguage, string> = { en: 'UTC', ja: 'Asia/Tokyo' }

/** 'November 21, 2026', '2026年11月21日'. */
export function formatDay(language: PageLanguage, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timeZones[language] }).format(date)
}
