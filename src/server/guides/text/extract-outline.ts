import type { Block } from './split-blocks.ts'
import { toVisibleText } from './visible-text.ts'

/** Code points. Longer headings are cut. */
const maxHeadingLength = 120
const maxHeadings = 30

/**
 * Returns the public outline of a guide: the headings of sections after the first paragraph, without content. Only lines that
 * start with # or ## count. Markdown also treats a paragraph with a line of dashes below it as a heading, but authors rarely
 * intend that, and the paragraph is paid content.
 */
export function extractOutline(blocks: readonly Block[]): string[] {
  const begins = blocks.findIndex(({ kind }) => textKinds.has(kind))
  return blocks
    .slice(begins + 1)
    .filter(({ kind, text }) => kind === 'heading' && opensSection.test(text))
    .map(({ text }) => toHeading(text))
    .filter((heading) => heading !== '')
    .slice(0, maxHeadings)
}

const opensSection = /^ {0,3}##?(?=[ \t]|$)/

const textKinds: ReadonlySet<string> = new Set([
  'paragraph',
  'bullet_list',
  'ordered_list',
  'blockquote',
  'fence',
  'code_block',
  'table',
])

function toHeading(source: string): string {
  const points = [...toVisibleText(source)]
  if (points.length <= maxHeadingLength) return points.join('')
  return `${points
    .slice(0, maxHeadingLength - 1)
    .join('')
    .trimEnd()}…`
}
