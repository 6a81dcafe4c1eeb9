/**
 * A text as it is searched: full and half width alike, lower case, without accents, katakana as hiragana.
 * 'ｶﾌｪ', 'カフェ' and 'かふぇ' are one word, and so are 'Café' and 'cafe'.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
}

interface Searchable {
  titleEn: string
  titleJa: string
  summaryEn: string
  summaryJa: string
  tags: readonly string[]
}

/** All that is searched of a guide, in both languages whatever the page's; never its paid text. */
export function searchTextOf(guide: Searchable): string {
  const { titleEn, titleJa, summaryEn, summaryJa, tags } = guide
  // Fields are kept apart, so that no word is found across two of them.
  return foldText([titleEn, titleJa, ...tags, summaryEn, summaryJa].join('\n'))
}

/** Whether a search text, trimmed, is contained in what is searched of a guide; several words may stand apart (spec 5). */
export function matchesSearch(searchText: string, wanted: string): boolean {
  const folded = foldText(wanted).trim()
  return searchText.includes(folded) || folded.split(/\s+/).every((word) => searchText.includes(word))
}
