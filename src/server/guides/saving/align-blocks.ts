import type { Block } from './split-blocks.ts'

/** Larger texts are aligned by their order alone, so that no text can hold the process up. */
const mostPairs = 1_000_000

/**
 * For each block of a translation the places of the English blocks that it stands for, judged by what the blocks are to
 * Markdown. Every English block is given to one; a block of the translation may be left with none.
 */
export function alignBlocks(english: readonly Block[], translated: readonly Block[]): number[][] {
  const aligned: number[][] = translated.map(() => [])
  if (aligned.length === 0) return aligned
  const pairs = [...pairSameKinds(english, translated), [english.length, translated.length] as const]
  let [nextEnglish, nextTranslated] = [0, 0]
  for (const [atEnglish, atTranslated] of pairs) {
    // Between two pairs the blocks go by their order; English ones that are left over join the last before them.
    const last = Math.max(nextTranslated, atTranslated - 1)
    for (let index = nextEnglish; index < atEnglish; index += 1) {
      const own = nextTranslated === atTranslated ? nextTranslated - 1 : nextTranslated + index - nextEnglish
      aligned[Math.min(Math.max(own, 0), last)]?.push(index)
    }
    if (atTranslated < translated.length) aligned[atTranslated]?.push(atEnglish)
    ;[nextEnglish, nextTranslated] = [atEnglish + 1, atTranslated + 1]
  }
  return aligned
}

type Pair = readonly [english: number, translated: number]

/** The best common sequence of kinds, as pairs in order. */
function pairSameKinds(english: readonly Block[], translated: readonly Block[]): Pair[] {
  const [left, right] = [english.map(kindOf), translated.map(kindOf)]
  const same = left.length === right.length && left.every((kind, index) => kind === right[index])
  if (same) return left.map((_, index) => [index, index])
  if (left.length * right.length > mostPairs) return []
  const width = right.length + 1
  // What the rest of both texts is worth from here on.
  const worth = new Uint32Array((left.length + 1) * width)
  const worthAt = (i: number, j: number) => worth[i * width + j] ?? 0
  const pairedAt = (i: number, j: number) =>
    left[i] === right[j] ? weightOf(left[i] ?? '') + worthAt(i + 1, j + 1) : 0
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1)
      worth[i * width + j] = Math.max(worthAt(i + 1, j), worthAt(i, j + 1), pairedAt(i, j))
  }
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j] && worthAt(i, j) === pairedAt(i, j)) pairs.push([i++, j++])
    else if (worthAt(i, j) === worthAt(i + 1, j)) i += 1
    else j += 1
  }
  return pairs
}

/** Headings differ by their level. */
const kindOf = ({ kind, text }: Block) => (kind === 'heading' ? `heading ${/^#*/.exec(text)?.[0]}` : kind)

/** Headings hold a text together, and paragraphs are everywhere. */
function weightOf(kind: string): number {
  if (kind.startsWith('heading')) return 8
  return kind === 'paragraph' ? 1 : 3
}
