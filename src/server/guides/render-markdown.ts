import { LRUCache } from 'lru-cache'
import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

interface RenderedMarkdown {
  html: string
  sections: { id: string; title: string }[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'code',
    'pre',
    'blockquote',
    'hr',
    'br',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    's',
  ],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], ol: ['start'], code: [] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
}

/** Rendered texts by their source, so that a reader's second visit costs nothing. */
const rendered = new LRUCache<string, RenderedMarkdown>({ max: 500 })

/** Markdown to HTML that can run nothing: raw HTML is not parsed, and what comes out is sanitised once more. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const known = rendered.get(source)
  if (known !== undefined) return known
  const sections: RenderedMarkdown['sections'] = []
  const tokens = markdown.parse(source, {})
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || (token.tag !== 'h1' && token.tag !== 'h2')) continue
    const id = `section-${sections.length + 1}`
    const parts = tokens[index + 1]?.children ?? []
    sections.push({ id, title: parts.map(({ content }) => content).join('') })
    token.attrSet('id', id)
  }
  const html = sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {}), allowed)
  const result = { html, sections }
  rendered.set(source, result)
  return result
}
