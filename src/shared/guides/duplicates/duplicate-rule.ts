/** Minimum score from which two guides are duplicates or two adjacent titles are similar (B14.4). */
export const duplicateSimilarity = 0.85

/** B14.4. */
const titleWeight = 0.4
const contentWeight = 0.6
/** Similarity that the titles of duplicates must exceed, regardless of their contents (B4.18). */
export const duplicateTitleThreshold = 0.8

/** Returns true for the ids 196 to 200, which neither hide another guide nor are hidden (B4.20). */
export function isExemptFromDuplicates(id: number): boolean {
  return id >= 196 && id <= 200
}

/**
 * Returns the weighted similarity of title and content. It is rounded, so that floating-point errors don't reject a score of
 * exactly 0.85.
 */
export function calculateDuplicateScore(titleDice: number, contentDice: number): number {
  return Math.round((titleWeight * titleDice + contentWeight * contentDice) * 1e12) / 1e12
}

/** Returns whether two guides are near-duplicates, from the similarities of their titles and contents (B4.18). */
export function areDuplicates(titleDice: number, contentDice: number): boolean {
  return (
    titleDice > duplicateTitleThreshold &&
    calculateDuplicateScore(titleDice, contentDice) >= duplicateSimilarity
  )
}

/** Returns the minimum similarity of the contents of duplicates whose titles have the given similarity. */
export function calculateMinContentDice(titleDice: number): number {
  return (duplicateSimilarity - titleWeight * titleDice) / contentWeight
}

/** All pairs of adjacent characters of a text as numbers, sorted, with repetitions. */
export type Bigrams = Float64Array

/**
 * Returns the bigrams of a text, ignoring width, case and white space. A single character is one pair, so that 'A' differs from
 * 'B'.
 */
export function toBigrams(text: string): Bigrams {
  const points = Array.from(
    text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, ''),
    (character) => character.codePointAt(0) ?? 0,
  )
  if (points.length === 1) points.push(0)
  const pairs = new Float64Array(Math.max(0, points.length - 1))
  for (let index = 0; index < pairs.length; index += 1) {
    pairs[index] = (points[index] ?? 0) * 0x200000 + (points[index + 1] ?? 0)
  }
  return pairs.sort()
}

/**
 * Returns the Sørensen–Dice coefficient of two texts' bigrams, 0 to 1. Two empty texts are equal. May return 0 early if the
 * result can't reach `atLeast`.
 */
export function calculateDice(left: Bigrams, right: Bigrams, atLeast = 0): number {
  const total = left.length + right.length
  if (total === 0) return 1
  // The limit is slightly increased, so that floating-point errors don't reject a result of exactly `atLeast`.
  const mayDiffer = total * (1 - atLeast) + 1e-6
  if (Math.abs(left.length - right.length) > mayDiffer) return 0
  let [l, r, shared, different] = [0, 0, 0, 0]
  while (l < left.length && r < right.length) {
    const difference = (left[l] ?? 0) - (right[r] ?? 0)
    if (difference === 0) shared += 1
    else if (++different > mayDiffer) return 0
    if (difference <= 0) l += 1
    if (difference >= 0) r += 1
  }
  return (2 * shared) / total
}
