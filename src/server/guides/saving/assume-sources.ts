import { alignBlocks } from './align-blocks.ts'
import type { Sources } from './source-hashes.ts'
import type { Block } from './split-blocks.ts'

/** A translation of which nothing else is known is one of the English that it stands with. */
export function assumeSources(
  english: readonly Block[],
  hashes: readonly string[],
  translated: readonly Block[],
): Sources[] {
  return alignBlocks(english, translated).map((places) => places.map((place) => hashes[place] ?? ''))
}
