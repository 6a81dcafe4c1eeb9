import { LRUCache } from 'lru-cache'
import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { joinBlocks, toPlainText, type Block } from '../text/index.ts'

export interface RenderedBlock {
  html: string
  /** Title of the section that starts with this block. Undefined if none does. */
  section: string | undefined
}

interface RenderedMarkdown {
  html: string
  sections: { id: string; title: string }[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li strong em code pre blockquote hr br a table thead tbody tr th td s'.split(
    ' ',
  ),
  allowedAttributes: { '*': ['data-block'], a: ['href', 'rel'], h2: ['id'], ol: ['start'], code: [] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
}

/** Rendered texts by source and keys, so that a text is not rendered again for each view. */
const rendered = new LRUCache<string, RenderedMarkdown>({ max: 500 })

/**
 * Converts Markdown to HTML that cannot run code: raw HTML is not parsed, and the output is sanitized. `keys` are assigned to
 * the top-level blocks in order.
 */
export function renderMarkdown(source: string, keys: readonly string[] = []): RenderedMarkdown {
  const cacheKey = `${keys.join()}\n${source}`
  const known = rendered.get(cacheKey)
  if (known !== undefined) return known
  const sections: RenderedMarkdown['sections'] = []
  const tokens = markdown.parse(source, {})
  nameBlocks(tokens, keys)
  for (const [index, token] of tokens.entries()) {
    const title = sectionAt(tokens, index)
    if (title === undefined) continue
    const id = toSectionId(sections.length)
    sections.push({ id, title })
    token.attrSet('id', id)
  }
  const html = toHtml(tokens)
  const result = { html, sections }
  rendered.set(cacheKey, result)
  return result
}

/** Renders each block of a text separately. `keys` are assigned to the blocks in order. */
export function renderBlocks(blocks: readonly Block[], keys: readonly string[] = []): RenderedBlock[] {
  // Parses the whole text first, because a block may contain links whose URLs are defined in another block.
  const definitions = {}
  markdown.parse(joinBlocks(blocks.map(({ text }) => text)), definitions)
  return blocks.map(({ text }, place) => {
    const tokens = markdown.parse(text, definitions)
    nameBlocks(tokens, keys.slice(place, place + 1))
    return { html: toHtml(tokens), section: sectionAt(tokens, 0) }
  })
}

/** Sets the key of each top-level block. A block that matches no English block has an empty key, which is skipped. */
function nameBlocks(tokens: readonly Token[], keys: readonly string[]): void {
  const blocks = tokens.filter(({ level, nesting }) => level === 0 && nesting >= 0)
  for (const [place, block] of blocks.entries()) {
    const key = keys[place] ?? ''
    if (key !== '') block.attrSet('data-block', key)
  }
}

export const toSectionId = (place: number) => `section-${place + 1}`

function sectionAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index]
  const begins = token?.type === 'heading_open' && token.level === 0 && ['h1', 'h2'].includes(token.tag)
  const parts = tokens[index + 1]?.children ?? []
  return begins ? toPlainText(parts) : undefined
}

const toHtml = (tokens: Token[]) =>
  sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {}), allowed)
