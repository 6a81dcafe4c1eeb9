import { hash } from 'node:crypto'
import MarkdownIt, { type Token } from 'markdown-it'

/** Blocks alone: what stands inside them is not looked at. */
const parser = new MarkdownIt({ html: false }).disable('inline')

/** Markdown's own blocks; the lines in them are as they were written. */
export const parseBlocks = (markdown: string): Token[] => parser.parse(markdown, {})

export interface Block {
  /** What it is to Markdown: `heading`, `paragraph`, `bullet_list`, `fence` …; `other` where Markdown shows nothing. */
  kind: string
  /** Its source without the empty lines around it. */
  text: string
}

/**
 * A text as its top-level Markdown blocks, in order; joined by empty lines they render as the text did. What Markdown reads
 * but does not show, such as a link's definition, is a block of its own, so that nothing is lost.
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

/** 96 bits, enough to tell the blocks of all guides apart. */
export function hashBlock(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16)
}
