import type { GuideLanguage } from '../../../shared/languages.ts'

/** By its letters: kana, or han without any kana, is Japanese, Thai is Thai, and the rest is taken for English. */
export function detectLanguage(text: string): GuideLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const shares = {
    ja: count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu),
    th: count(/\p{Script=Thai}/gu),
    // A word of Latin letters says about as much as two Japanese ones.
    en: count(/\p{Script=Latin}+/gu) * 2,
  }
  if (shares.th > shares.ja && shares.th > shares.en) return 'th'
  return shares.ja > shares.en ? 'ja' : 'en'
}
