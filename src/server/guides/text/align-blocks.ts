import type { BlockSources } from './source-hashes.ts'
import type { Block } from './split-blocks.ts'

/** Maximum number of compared block pairs. Larger texts are aligned by order, because comparing them blocks the process. */
const maxPairs = 1_000_000

/**
 * Returns, for each block of a translation, the indexes of the English blocks that it translates, based on the Markdown kinds
 * of the blocks. Each English block is assigned to exactly one translated block. A translated block may get none.
 */
export function alignBlocks(english: readonly Block[], translated: readonly Block[]): number[][] {
  const aligned: number[][] = translated.map(() => [])
  if (aligned.length === 0) return aligned
  const pairs = [...pairSameKinds(english, translated), [english.length, translated.length] as const]
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

/** Returns the heaviest common subsequence of block kinds, as pairs in order. Empty for texts that are too large. */
function pairSameKinds(english: readonly Block[], translated: readonly Block[]): Pair[] {
  const [left, right] = [english.map(kindOf), translated.map(kindOf)]
  const same = left.length === right.length && left.every((kind, index) => kind === right[index])
  if (same) return left.map((_, index) => [index, index])
  if (left.length * right.length > maxPairs) return []
  const width = right.length + 1
  // Holds, for each pair of positions, the best weight of the remaining blocks of both texts.
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
