import { countCodePoints } from '../../../shared/count-code-points.ts'

/** Minimum length of a translation as a share of its source. Japanese needs about half as many characters as English (B9.5). */
const completeShare = 0.35

/** Code points. Shorter blocks are not checked, because in a heading or short line one word changes the share too much. */
const shortestJudged = 80

/** Returns whether a translation has `minCharacters` code points, or 0.35 of the source's if that is less (B9.5). */
export function isTranslationComplete(sourceLength: number, translatedLength: number, minCharacters: number) {
  if (translatedLength === 0) return sourceLength === 0
  return translatedLength >= Math.min(minCharacters, sourceLength * completeShare)
}

/** Returns indexes of the blocks whose translation is too short and must be requested again, smallest share first. */
export function findShortBlocks(source: readonly string[], translated: readonly string[]): number[] {
  return source
    .map((text, index) => ({
      index,
      length: countCodePoints(text),
      got: countCodePoints(translated[index] ?? ''),
    }))
    .filter(({ length, got }) => got === 0 || length >= shortestJudged)
    .map(({ index, length, got }) => ({ index, share: got / Math.max(1, length) }))
    .filter(({ share }) => share < completeShare)
    .toSorted((one, other) => one.share - other.share)
    .map(({ index }) => index)
}
