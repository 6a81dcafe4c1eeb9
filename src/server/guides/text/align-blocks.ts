import type { BlockSources } from './source-hashes.ts'
import type { Block } from './split-blocks.ts'

/** Maximum number of compared pairs. Larger texts are aligned by order, because comparing them would block the process. */
const maxPairs = 1_000_000

/**
 * Returns, for each block of a translation, the indexes of the English blocks that it translates, based on the Markdown kinds
 * of the blocks. Each English block is assigned to exactly one translated block. A translated block may get none.
 */
export function alignBlocks(english: readonly Block[], translated: readonly Block[]): number[][] {
  const aligned: number[][] = translated.map(() => [])
  if (aligned.length === 0) return aligned
  const pairs = [
    ...findCommonSubsequence(english.map(kindOf), translated.map(kindOf), weightOf),
    [english.length, translated.length] as const,
  ]
  let [nextEnglish, nextTranslated] = [0, 0]
  for (const [atEnglish, atTranslated] of pairs) {
    // Between two pairs, blocks are matched in order. Surplus English blocks go to the last translated block.
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

/**
 * Returns the heaviest common subsequence of two lists, as pairs of indexes in order. Empty for lists that are too large. Of
 * equally heavy ones, returns the one that skips entries of `left` first.
 */
export function findCommonSubsequence(
  left: readonly string[],
  right: readonly string[],
  weightOf: (entry: string) => number = () => 1,
): Pair[] {
  const same = left.length === right.length && left.every((entry, index) => entry === right[index])
  if (same) return left.map((_, index) => [index, index])
  if (left.length * right.length > maxPairs) return []
  const width = right.length + 1
  // Holds, for each pair of positions, the best weight of the remaining entries of both lists.
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

/** Returns the kind of a block. Headings of different levels have different kinds. */
const kindOf = ({ kind, text }: Block) => (kind === 'heading' ? `heading ${/^#*/.exec(text)?.[0]}` : kind)

/** Returns the weight of a matched kind. Headings define the structure and weigh most, paragraphs are common and weigh least. */
function weightOf(kind: string): number {
  if (kind.startsWith('heading')) return 8
  return kind === 'paragraph' ? 1 : 3
}

/** Returns assumed source hashes for a translation that has none: those of the English text stored with it. */
export function assumeBlockSources(
  english: readonly Block[],
  hashes: readonly string[],
  translated: readonly Block[],
): BlockSources[] {
  return alignBlocks(english, translated).map((places) => places.map((place) => hashes[place] ?? ''))
}
