import { defaultLanguage } from '../../../shared/languages.ts'
import { translateIn } from '../../platform/texts.ts'

/** Name of the shop, which is the same in every language. */
export const siteName = translateIn(defaultLanguage)('site.name')
