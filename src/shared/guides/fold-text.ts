/** Normalizes width, case, accents and apostrophes. Kana stay unchanged. */
export function foldLatin(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replaceAll("'", '')
  const folded = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  return accented.test(folded) ? withoutAccents(folded) : folded
}

/** Matches ASCII text, which is common and needs only its case normalized. */
const plain = /^[\n -~]*$/
/** Matches Latin letters with combining accents. Japanese voicing marks are combining marks in Unicode, too, but must stay. */
const accented = /[\u00c0-\u036f\u1e00-\u1eff]/

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * Normalizes a text for search, including katakana to hiragana. 'ｶﾌｪ', 'カフェ' and 'かふぇ' become equal, and so do 'Café' and 'cafe'.
 */
export function foldText(text: string): string {
  return toHiragana(foldLatin(text))
}

export function toHiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
}
