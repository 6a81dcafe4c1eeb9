import { defaultLanguage } from '../../../shared/languages.ts'
import { translateIn } from '../../platform/texts.ts'

/** The same in every language. */
export const siteName = translateIn(defaultLanguage)('site.name')
