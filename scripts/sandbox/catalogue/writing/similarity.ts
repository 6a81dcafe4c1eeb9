/** Sorted bigrams of a text, which are compared by the Sørensen–Dice coefficient. */
export type SortedBigrams = Float64Array

export function toSortedBigrams(text: string): SortedBigrams {
  const points = Array.from(
    text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, ''),
    (c) => c.codePointAt(0) ?? 0,
  )
  const pairs = new Float64Array(Math.max(0, points.length - 1))
  for (let index = 0; index < pairs.length; index++) {
    pairs[index] = (points[index] ?? 0) * 0x200000 + (points[index + 1] ?? 0)
  }
  return pairs.sort()
}

/** Returns the similarity of two texts. Returns 0 early if the result can't reach `atLeast`. */
export function compareBigrams(left: SortedBigrams, right: SortedBigrams, atLeast = 0): number {
  const total = left.length + right.length
  if (total === 0) return 1
  const mayDiffer = total * (1 - atLeast)
  let [l, r, shared, different] = [0, 0, 0, 0]
  while (l < left.length && r < right.length) {
    const difference = (left[l] ?? 0) - (right[r] ?? 0)
    if (difference === 0) shared++
    else if (++different > mayDiffer) return 0
    if (difference <= 0) l++
    if (difference >= 0) r++
  }
  return (2 * shared) / total
}

/** Returns the maximum similarity of texts of these lengths, with which most comparisons can be skipped. */
export const calculateMaxSimilarity = (left: SortedBigrams, right: SortedBigrams): number =>
  (2 * Math.min(left.length, right.length)) / Math.max(1, left.length + right.length)
