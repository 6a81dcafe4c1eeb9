import type { Sources } from './source-hashes.ts'
import type { Block } from './split-blocks.ts'

/** Larger texts are aligned only by order, so that no text can block the process. */
const maxPairs = 1_000_000

/**
 * For each block of a translation, the indexes of the English blocks that it translates, based on the Markdown types of
 * the blocks. Every English block is assigned to one translated block; a translated block may get none.
 */
export function alignBlocks(english: readonly Block[], translated: readonly Block[]): number[][] {
  const aligned: number[][] = translated.map(() => [])
  if (aligned.length === 0) return aligned
  const pairs = [...pairSameKinds(english, translated), [english.length, translated.length] as const]
  let [nextEnglish, nextTranslated] = [0, 0]
  for (const [atEnglish, atTranslated] of pairs) {
    // Between two pairs, blocks are matched by order; surplus English blocks are assigned to the last translated block.
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

/** The best common subsequence of block types, as pairs in order. */
function pairSameKinds(english: readonly Block[], translated: readonly Block[]): Pair[] {
  const [left, right] = [english.map(kindOf), translated.map(kindOf)]
  const same = left.length === right.length && left.every((kind, index) => kind === right[index])
  if (same) return left.map((_, index) => [index, index])
  if (left.length * right.length > maxPairs) return []
  const width = right.length + 1
  // The best score for the rest of both texts from here on.
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

/** Headings with different levels do not match. */
const kindOf = ({ kind, text }: Block) => (kind === 'heading' ? `heading ${/^#*/.exec(text)?.[0]}` : kind)

/** Headings define the structure and weigh more; paragraphs are common and weigh less. */
function weightOf(kind: string): number {
  if (kind.startsWith('heading')) return 8
  return kind === 'paragraph' ? 1 : 3
}

/** Without other information, a translation is assumed to match the English stored with it. */
export function assumeSources(
  english: readonly Block[],
  hashes: readonly string[],
  translated: readonly Block[],
): Sources[] {
  return alignBlocks(english, translated).map((places) => places.map((place) => hashes[place] ?? ''))
}
