/** Of a text in code points, so that neither kanji beyond the first plane nor emoji count twice. */
export const lengthOf = (text: string): number => Array.from(text).length
