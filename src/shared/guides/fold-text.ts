/** Full and half width alike, lower case, without accents and apostrophes; kana as they are. */
export function foldLatin(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
}

/** A text as it is searched, katakana as hiragana too: 'ｶﾌｪ', 'カフェ' and 'かふぇ' are one word, and so are 'Café' and 'cafe'. */
export function foldText(text: string): string {
  return foldLatin(text).replace(/[\u30a1-\u30f6]/g, (katakana) =>
    String.fromCharCode(katakana.charCodeAt(0) - 0x60),
  )
}
