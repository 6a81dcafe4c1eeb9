import { hashBlock } from './split-blocks.ts'

/** Hashes of the English blocks that a part of a translation was made from; empty for text that was added by hand. */
export type Sources = readonly string[]

/** The sources of each part of a translation. */
export interface SourceHashes {
  title: Sources
  summary: Sources
  /** One entry for each block of the translation, in order. */
  blocks: readonly Sources[]
}

const none = '-'

/** The stored format: `title summary block block …`, several sources of one block joined by `+`, `-` for none. */
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

/** The sources of a title or a summary, which may be empty. */
export const sourcesOf = (english: string): Sources => (english === '' ? [] : [hashBlock(english)])
