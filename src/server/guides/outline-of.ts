import MarkdownIt from 'markdown-it'
import { toVisibleText } from '../../shared/guide-preview.ts'

/** A heading is shown up to this many code points. */
const longestHeading = 120
const mostHeadings = 30

/** Blocks alone: what stands inside them is not looked at. */
const blocks = new MarkdownIt({ html: false }).disable('inline')

/**
 * The public outline of a guide: the headings of the sections that follow its first paragraph, and nothing that
 * stands under them. Only lines that open with # or ## count: a paragraph with a rule right below it is a heading to
 * Markdown too, but seldom to its author, and it is paid for.
 */
export function outlineOf(markdown: string): string[] {
  const tokens = blocks.parse(markdown, {})
  const begins = tokens.findIndex(({ type, level }) => level === 0 && opensText.has(type))
  return tokens
    .flatMap((token, index) => {
      const heads = index > begins && token.type === 'heading_open' && token.level === 0
      return heads && /^##?$/.test(token.markup) ? [toHeading(tokens[index + 1]?.content ?? '')] : []
    })
    .filter((heading) => heading !== '')
    .slice(0, mostHeadings)
}

const opensText: ReadonlySet<string> = new Set([
  'paragraph_open',
  'bullet_list_open',
  'ordered_list_open',
  'blockquote_open',
  'fence',
  'code_block',
  'table_open',
])

function toHeading(source: string): string {
  const points = [...toVisibleText(source)]
  if (points.length <= longestHeading) return points.join('')
  return `${points
    .slice(0, longestHeading - 1)
    .join('')
    .trimEnd()}…`
}
