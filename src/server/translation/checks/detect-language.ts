import type { GuideLanguage } from '../../../shared/languages.ts'

/** Detects a text's language by its script: kana or kanji are Japanese, Thai script is Thai, anything else is English. */
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
