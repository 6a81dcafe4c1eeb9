import { defaultLanguage } from '../../../shared/languages.ts'
import { getTranslate } from '../../platform/texts.ts'

/** Name of the shop, which is the same in every language. */
export const siteName = getTranslate(defaultLanguage)('site.name')
