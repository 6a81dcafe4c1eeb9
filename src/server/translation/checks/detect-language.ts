import type { GuideLanguage } from '../../../shared/languages.ts'

/**
 * Detects the language of a text by its script: kana or kanji mean Japanese, Thai script means Thai, and anything else counts
 * as English.
 */
export function detectLanguage(text: string): GuideLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const shares = {
    ja: count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu),
    th: count(/\p{Script=Thai}/gu),
    // One Latin word carries about as much meaning as two Japanese characters.
    en: count(/\p{Script=Latin}+/gu) * 2,
  }
  if (shares.th > shares.ja && shares.th > shares.en) return 'th'
  return shares.ja > shares.en ? 'ja' : 'en'
}
