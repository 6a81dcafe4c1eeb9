import { assumeSources, hashBlock, parseSourceHashes, type Block, type Sources } from '../text/index.ts'
import { compareBlocks, type ComparedRow } from './compare-blocks.ts'

export interface ComparedTranslation {
  /** The hash of each English block. */
  hashes: string[]
  /** The source hashes of each translated block. */
  sources: readonly Sources[]
  rows: ComparedRow[]
}

/** Compares a translated text with the English, based on its stored source hashes. */
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

/** A file may contain hashes that do not fit its text: blocks without hashes count as written by hand. */
function readSources(stored: string, translated: readonly Block[]): Sources[] {
  const { blocks } = parseSourceHashes(stored)
  return translated.map((_, place) => blocks[place] ?? [])
}
