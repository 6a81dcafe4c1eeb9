import { lengthOf } from '../../../shared/length-of.ts'

/** The required share of the source's length; Japanese needs about half as many characters as English (B9.5). */
const completeShare = 0.35

/** In a heading or short line, a single word changes the share too much. */
const shortestJudged = 80

/**
 * Returns whether a translation is complete: at least `minCharacters` code points, or 0.35 of the source if that is less (B9.5).
 */
export function isComplete(sourceLength: number, translatedLength: number, minCharacters: number): boolean {
  if (translatedLength === 0) return sourceLength === 0
  return translatedLength >= Math.min(minCharacters, sourceLength * completeShare)
}

/** Returns indexes of blocks whose translation is too short, shortest share first; these are requested again. */
export function findShort(source: readonly string[], translated: readonly string[]): number[] {
  return source
    .map((text, index) => ({ index, length: lengthOf(text), got: lengthOf(translated[index] ?? '') }))
    .filter(({ length, got }) => got === 0 || length >= shortestJudged)
    .map(({ index, length, got }) => ({ index, share: got / Math.max(1, length) }))
    .filter(({ share }) => share < completeShare)
    .toSorted((one, other) => one.share - other.share)
    .map(({ index }) => index)
}

/** Returns the number of code points, which match the characters that users count. */
