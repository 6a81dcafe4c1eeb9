import type { PageLanguage } from '../../../shared/languages.ts'
import type { NewsletterState } from '../../../shared/newsletter/newsletter.ts'
import { pathIn, paths } from '../../../shared/paths.ts'

/** The page about mails, saying this. */
export const pageOf = (language: PageLanguage, state: NewsletterState, key?: string) =>
  `${pathIn(language, paths.news)}?mail=${state}${key === undefined ? '' : `&key=${key}`}#news-mail`

/** Where a reminder's link leads: the press is on the page. */
export const leavePage = (language: PageLanguage, key: string | undefined) =>
  key === undefined ? pathIn(language, paths.news) : pageOf(language, 'leave-steps', key)
