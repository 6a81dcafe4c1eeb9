/** Normalizes width, case, accents and apostrophes; kana stay unchanged. */
export function foldLatin(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
}

/**
 * Normalizes a text for search, also katakana to hiragana: 'ｶﾌｪ', 'カフェ' and 'かふぇ' are one word, and so are 'Café' and
 * 'cafe'.
 */
export function foldText(text: string): string {
  return foldLatin(text).replace(/[\u30a1-\u30f6]/g, (katakana) =>
    String.fromCharCode(katakana.charCodeAt(0) - 0x60),
  )
}
