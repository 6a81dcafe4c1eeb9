import MarkdownIt, { type Token } from 'markdown-it'

/** HTML counts as marks, as Markdown's own signs do: tags are read in order to be left out. */
const parser = new MarkdownIt({ html: true }).disable('html_block')

/** What readers see of a Markdown text, in one line. */
export const toVisibleText = (markdown: string) => visibleParagraphs(markdown).join(' ')

/** The same by paragraphs. A heading is one too, and so is a list whose items are not set apart by empty lines. */
export function visibleParagraphs(markdown: string): string[] {
  const paragraphs: string[][] = []
  for (const token of parser.parse(markdown, {})) {
    if (opensParagraph(token)) paragraphs.push([])
    paragraphs.at(-1)?.push(token.children === null ? token.content : textOfSpans(token.children))
  }
  return paragraphs.map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

const openings: ReadonlySet<string> = new Set([
  'paragraph_open',
  'heading_open',
  'bullet_list_open',
  'ordered_list_open',
  'table_open',
  'fence',
  'code_block',
])

const opensParagraph = ({ type, hidden }: Token) => openings.has(type) && !hidden

/** What readers see of a line; code may stand for something else. */
export function textOfSpans(spans: readonly Token[], toText = (code: string) => code): string {
  return spans
    .map(({ type, content, children }) => {
      if (type === 'text') return content
      if (type === 'code_inline') return toText(content)
      if (type === 'image') return textOfSpans(children ?? [], toText)
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : ''
    })
    .join('')
}
