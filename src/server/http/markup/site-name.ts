import { en } from '../../../shared/texts/en/shop.ts'

/** The same in both languages. */
export const siteName = en['site.name']
