import { en } from '../../../shared/i18n/en.ts'

/** The same in both languages. */
export const siteName = en['site.name']
