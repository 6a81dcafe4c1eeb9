import { hash } from 'node:crypto'
import MarkdownIt, { type Token } from 'markdown-it'

/** Parses block structure only, without inline content. */
const parser = new MarkdownIt({ html: false }).disable('inline')

/** Parses Markdown into block tokens. Their line numbers refer to the original text. */
export const parseBlocks = (markdown: string): Token[] => parser.parse(markdown, {})

export interface Block {
  /** Markdown kind such as `heading`, `paragraph`, `bullet_list` or `fence`. `other` for source that renders nothing. */
  kind: string
  /** Markdown source without surrounding empty lines. */
  text: string
}

/**
 * Splits Markdown into its top-level blocks, in order. Joined with empty lines, they render like the original. Source that
 * renders nothing, such as a link definition, becomes a block of its own, so that no source is lost.
 */
export function splitBlocks(markdown: string): Block[] {
  const lines = markdown.split(/\r\n?|\n/)
  const shown = parseBlocks(lines.join('\n'))
    .filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map !== null)
    .map(({ type, map }) => ({ kind: type.replace(/_open$/, ''), from: map?.[0] ?? 0, to: map?.[1] ?? 0 }))
  const blocks: Block[] = []
  let next = 0
  for (const { kind, from, to } of shown) {
    blocks.push(...hiddenBlocks(lines.slice(next, from)), { kind, text: toText(lines.slice(from, to)) })
    next = to
  }
  return [...blocks, ...hiddenBlocks(lines.slice(next))]
}

function hiddenBlocks(lines: string[]): Block[] {
  const text = toText(lines)
  return text === '' ? [] : [{ kind: 'other', text }]
}

const toText = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/^(?: *\n)+/, '')
    .trimEnd()

export const joinBlocks = (texts: readonly string[]) => texts.join('\n\n')

/** Returns a distinct hash for each text, so that a hash survives changes of the other texts. */
export function hashDistinctTexts(texts: readonly string[]): string[] {
  const times = new Map<string, number>()
  return texts.map((text) => {
    const time = times.get(text) ?? 0
    times.set(text, time + 1)
    return hashBlock(time === 0 ? text : `${text} ${time}`)
  })
}

/** Returns a hash of 96 bits, which is enough to distinguish the blocks of all guides. */
export function hashBlock(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16)
}
