import {
  assumeBlockSources,
  hashBlock,
  parseSourceHashes,
  type Block,
  type BlockSources,
} from '../text/index.ts'
import { compareBlocks } from './compare-blocks.ts'

/** Compares a translated text with the English text by its stored source hashes. Null hashes are assumed to match. */
export function compareWithEnglish(
  english: readonly Block[],
  translated: readonly Block[],
  stored: string | null,
) {
  /** Hash of each English block. */
  const hashes = english.map(({ text }) => hashBlock(text))
  /** Source hashes of each translated block. */
  const sources: readonly BlockSources[] =
    stored === null ? assumeBlockSources(english, hashes, translated) : readSources(stored, translated)
  return { hashes, sources, rows: compareBlocks(hashes, sources) }
}

/** Returns the stored source hashes of each block. An imported file may lack some; such blocks count as written by hand. */
function readSources(stored: string, translated: readonly Block[]): BlockSources[] {
  const { blocks } = parseSourceHashes(stored)
  return translated.map((_, place) => blocks[place] ?? [])
}
