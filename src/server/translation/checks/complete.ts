import { lengthOf } from '../../../shared/length-of.ts'

/** Of its source's length; Japanese says the same in half as many characters as English (reading A27). */
const completeShare = 0.35

/** In a heading or a short line, one word more or less makes the share. */
const shortestJudged = 80

/** Lengths in code points. At least `minCharacters`, or 0.35 of the source where that is less (reading A27). */
export function isComplete(sourceLength: number, translatedLength: number, minCharacters: number): boolean {
  if (translatedLength === 0) return sourceLength === 0
  return translatedLength >= Math.min(minCharacters, sourceLength * completeShare)
}

/** Indexes of the blocks whose translation is too short for their source, the shortest share first: those to ask for again. */
export function findShort(source: readonly string[], translated: readonly string[]): number[] {
  return source
    .map((text, index) => ({ index, length: lengthOf(text), got: lengthOf(translated[index] ?? '') }))
    .filter(({ length, got }) => got === 0 || length >= shortestJudged)
    .map(({ index, length, got }) => ({ index, share: got / Math.max(1, length) }))
    .filter(({ share }) => share < completeShare)
    .toSorted((one, other) => one.share - other.share)
    .map(({ index }) => index)
}

/** Code points, as readers count signs. */
