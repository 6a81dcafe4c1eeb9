import { alignBlocks } from './align-blocks.ts'
import { compareBlocks, type ComparedRow } from './compare-blocks.ts'
import { parseSourceHashes, type Sources } from './source-hashes.ts'
import { hashBlock, type Block } from './split-blocks.ts'

export interface ComparedTranslation {
  /** Of each English block. */
  hashes: string[]
  /** What each translated block was made from. */
  sources: readonly Sources[]
  rows: ComparedRow[]
}

/** A translated text beside the English, by the source hashes that are stored with it. */
export function compareTranslation(
  english: readonly Block[],
  translated: readonly Block[],
  stored: string | null,
): ComparedTranslation {
  const hashes = english.map(({ text }) => hashBlock(text))
  const sources =
    stored === null ? vouchForBlocks(english, hashes, translated) : readSources(stored, translated)
  return { hashes, sources, rows: compareBlocks(hashes, sources) }
}

/** A translation of which nothing else is known is one of the English that it stands with. */
export function vouchForBlocks(
  english: readonly Block[],
  hashes: readonly string[],
  translated: readonly Block[],
): Sources[] {
  return alignBlocks(english, translated).map((places) => places.map((place) => hashes[place] ?? ''))
}

/** A file may say what does not fit its text: blocks that it is silent about count as written by hand. */
function readSources(stored: string, translated: readonly Block[]): Sources[] {
  const { blocks } = parseSourceHashes(stored)
  return translated.map((_, place) => blocks[place] ?? [])
}
