import { lengthOf } from '../../../shared/length-of.ts'

/** The required share of the source's length; Japanese needs about half as many characters as English (B9.5). */
const completeShare = 0.35

/** In a heading or a short line, a single word changes the share too much. */
const shortestJudged = 80

/** Lengths in code points. At least `minCharacters`, or 0.35 of the source where that is less (B9.5). */
export function isComplete(sourceLength: number, translatedLength: number, minCharacters: number): boolean {
  if (translatedLength === 0) return sourceLength === 0
  return translatedLength >= Math.min(minCharacters, sourceLength * completeShare)
}

/** Indexes of the blocks whose translation is too short for their source, shortest share first; these are requested again. */
export function findShort(source: readonly string[], translated: readonly string[]): number[] {
  return source
    .map((text, index) => ({ index, length: lengthOf(text), got: lengthOf(translated[index] ?? '') }))
    .filter(({ length, got }) => got === 0 || length >= shortestJudged)
    .map(({ index, length, got }) => ({ index, share: got / Math.max(1, length) }))
    .filter(({ share }) => share < completeShare)
    .toSorted((one, other) => one.share - other.share)
    .map(({ index }) => index)
}

/** Code points, which match the characters that readers count. */
