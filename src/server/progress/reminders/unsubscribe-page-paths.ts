import type { PageLanguage } from '../../../shared/languages.ts'
import type { NewsletterState } from '../../../shared/newsletter/newsletter.ts'
import { localizePath, paths } from '../../../shared/paths.ts'

/** Returns the path of the newsletter page that shows this state. */
export const getNewsletterPagePath = (language: PageLanguage, state: NewsletterState, key?: string) =>
  `${localizePath(language, paths.news)}?mail=${state}${key === undefined ? '' : `&key=${key}`}#news-mail`

/** Returns the path of the page with the unsubscribe button. Without a key, that of the newsletter page. */
export const getUnsubscribePagePath = (language: PageLanguage, key: string | undefined) =>
  key === undefined ? localizePath(language, paths.news) : getNewsletterPagePath(language, 'leave-steps', key)
