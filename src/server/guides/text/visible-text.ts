import MarkdownIt, { type Token } from 'markdown-it'

/** Parses HTML tags as markup, so that they are removed like Markdown markup. */
const parser = new MarkdownIt({ html: true }).disable('html_block')

/** Returns the visible text of Markdown on one line. */
export const toVisibleText = (markdown: string) => extractParagraphs(markdown).join(' ')

/** Returns the visible text of each paragraph. Headings and lists without empty lines between items count as paragraphs. */
export function extractParagraphs(markdown: string): string[] {
  const paragraphs: string[][] = []
  for (const token of parser.parse(markdown, {})) {
    if (opensParagraph(token)) paragraphs.push([])
    paragraphs.at(-1)?.push(token.children === null ? token.content : toPlainText(token.children))
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

/** Returns the visible text of inline tokens. `toText` can replace inline code. */
export function toPlainText(spans: readonly Token[], toText = (code: string) => code): string {
  return spans
    .map(({ type, content, children }) => {
      if (type === 'text') return content
      if (type === 'code_inline') return toText(content)
      if (type === 'image') return toPlainText(children ?? [], toText)
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : ''
    })
    .join('')
}
