import { assumeSources } from '../saving/assume-sources.ts'
import { compareBlocks, type ComparedRow } from './compare-blocks.ts'
import { parseSourceHashes, type Sources } from '../saving/source-hashes.ts'
import { hashBlock, type Block } from '../saving/split-blocks.ts'

export interface ComparedTranslation {
  /** Of each English block. */
  hashes: string[]
  /** What each translated block was made from. */
  sources: readonly Sources[]
  rows: ComparedRow[]
}

/** A translated text beside the English, by the source hashes that are stored with it. */
export function compareWithEnglish(
  english: readonly Block[],
  translated: readonly Block[],
  stored: string | null,
): ComparedTranslation {
  const hashes = english.map(({ text }) => hashBlock(text))
  const sources =
    stored === null ? assumeSources(english, hashes, translated) : readSources(stored, translated)
  return { hashes, sources, rows: compareBlocks(hashes, sources) }
}

/** A file may say what does not fit its text: blocks that it is silent about count as written by hand. */
function readSources(stored: string, translated: readonly Block[]): Sources[] {
  const { blocks } = parseSourceHashes(stored)
  return translated.map((_, place) => blocks[place] ?? [])
}
