import { alignBlocks } from './align-blocks.ts'
import type { Sources } from './source-hashes.ts'
import type { Block } from './split-blocks.ts'

/** Without other information, a translation is assumed to match the English stored with it. */
export function assumeSources(
  english: readonly Block[],
  hashes: readonly string[],
  translated: readonly Block[],
): Sources[] {
  return alignBlocks(english, translated).map((places) => places.map((place) => hashes[place] ?? ''))
}
