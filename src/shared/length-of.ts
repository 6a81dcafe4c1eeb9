/** The length of a text in code points, so that kanji outside the basic plane and emoji count once. */
export const lengthOf = (text: string): number => Array.from(text).length
