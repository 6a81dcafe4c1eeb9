import type { LocalizedText } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'

/** Returns the `lang` attribute for a text that is not in the page's language, for speech output and typography. */
export function getLangAttribute(
  text: Pick<LocalizedText, 'language'>,
  language: PageLanguage,
): PageLanguage | undefined {
  return text.language === language ? undefined : text.language
}
