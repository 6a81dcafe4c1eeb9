import { hashBlock } from './split-blocks.ts'

/** Hashes of the English blocks that a part of a translation was made from. Empty for text written by hand. */
export type BlockSources = readonly string[]

/** Source hashes of all parts of a translation. */
export interface SourceHashes {
  title: BlockSources
  summary: BlockSources
  /** One entry for each block of the translation, in order. */
  blocks: readonly BlockSources[]
}

const none = '-'

/** Returns the stored format: `title summary block block …`. Sources of one block are joined by `+`, and `-` means none. */
export function formatSourceHashes({ title, summary, blocks }: SourceHashes): string {
  return [title, summary, ...blocks]
    .map((sources) => (sources.length === 0 ? none : sources.join('+')))
    .join(' ')
}

export function parseSourceHashes(text: string): SourceHashes {
  const [title = [], summary = [], ...blocks] = text
    .split(' ')
    .map((part) => (part === none ? [] : part.split('+')))
  return { title, summary, blocks }
}

/** Returns the source hashes of a title or summary. Empty for empty text. */
export const hashSource = (english: string): BlockSources => (english === '' ? [] : [hashBlock(english)])
