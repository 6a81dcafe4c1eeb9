/** Returns the length of a text in code points. Rare kanji and emoji count as one. */
export const countCodePoints = (text: string): number => Array.from(text).length
