import { hashBlock } from './split-blocks.ts'

/** Hashes of the English blocks that a piece of translation was made from; none of what somebody added by hand. */
export type Sources = readonly string[]

/** What each part of a translation was made from. */
export interface SourceHashes {
  title: Sources
  summary: Sources
  /** One for each block of the translation, in its order. */
  blocks: readonly Sources[]
}

const none = '-'

/** As it is stored: `title summary block block …`, several sources of one joined by `+`, `-` where there is none. */
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

/** Of a title or a summary, which may be empty. */
export const sourcesOf = (english: string): Sources => (english === '' ? [] : [hashBlock(english)])
