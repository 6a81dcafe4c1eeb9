import type { Localized } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'

/** A text that is not in the page's language says so, for speech and for setting. */
export function langIfOther(
  text: Pick<Localized, 'language'>,
  language: PageLanguage,
): PageLanguage | undefined {
  return text.language === language ? undefined : text.language
}
