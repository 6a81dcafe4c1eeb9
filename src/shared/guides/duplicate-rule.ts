/** B14.4: the score from which two guides are one, and from which titles look alike side by side. */
export const duplicateSimilarity = 0.85

/** B14.4. */
const titleWeight = 0.4
const contentWeight = 0.6
/** B4.18: titles must be closer than this, whatever the contents. */
export const duplicateTitleAbove = 0.8

/** B4.20: ids 196 to 200 neither drop a guide nor are dropped. */
export function isExemptFromDuplicates(id: number): boolean {
  return id >= 196 && id <= 200
}

/** Rounded far below any real difference, so that no score of exactly 0.85 is lost to binary fractions. */
export function duplicateScore(titleDice: number, contentDice: number): number {
  return Math.round((titleWeight * titleDice + contentWeight * contentDice) * 1e12) / 1e12
}

/** B4.18. */
export function areDuplicates(titleDice: number, contentDice: number): boolean {
  return titleDice > duplicateTitleAbove && duplicateScore(titleDice, contentDice) >= duplicateSimilarity
}

/** The least that contents must have in common under titles this close. */
export function contentDiceNeeded(titleDice: number): number {
  return (duplicateSimilarity - titleWeight * titleDice) / contentWeight
}

/** A text as its pairs of neighbouring characters, each as often as it occurs, sorted. */
export type Bigrams = Float64Array

/** Width, case and white space do not count. A single character is a pair with nothing, so that 'A' is not 'B'. */
export function bigramsOf(text: string): Bigrams {
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
 * The Sørensen–Dice share of pairs that two texts have in common, 0 to 1; two empty texts are equal.
 * It may give up early, with 0, once they cannot be as close as `atLeast` any more.
 */
export function dice(left: Bigrams, right: Bigrams, atLeast = 0): number {
  const total = left.length + right.length
  if (total === 0) return 1
  // A little more than the limit: what is exactly as close as asked for must not be lost to binary fractions.
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
