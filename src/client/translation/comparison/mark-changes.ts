export interface MarkedPart {
  text: string
  changed: boolean
}

/** Maximum number of word pairs. Above it, the two texts count as completely different. */
const maxPairs = 1_000_000

/** Splits two versions of a text into parts, and marks those that the other version lacks. */
export function markChanges(before: string, after: string, language: string): [MarkedPart[], MarkedPart[]] {
  const [one, other] = [wordsOf(before, language), wordsOf(after, language)]
  const kept = longestCommon(one, other)
  return [
    toParts(one, new Set(kept.map(([place]) => place))),
    toParts(other, new Set(kept.map(([, place]) => place))),
  ]
}

function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  )
}

/** Returns the positions of a longest common subsequence in both lists. */
function longestCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length * other.length > maxPairs) return []
  const width = other.length + 1
  // `lengths[i * width + j]` is the length of the longest common subsequence from positions i and j on.
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

function toParts(words: readonly string[], kept: ReadonlySet<number>): MarkedPart[] {
  const parts: MarkedPart[] = []
  for (const [place, word] of words.entries()) {
    const changed = !kept.has(place)
    const last = parts.at(-1)
    if (last?.changed === changed) last.text += word
    else parts.push({ text: word, changed })
  }
  return parts
}
