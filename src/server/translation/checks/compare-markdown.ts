import MarkdownIt, { type Env, type Token } from 'markdown-it'
import { toPlainText } from '../../guides/text/index.ts'
import { compareItems } from './compare-items.ts'

const parser = new MarkdownIt({ html: false })
const withoutCode = () => ' '

/** The parts of a Markdown text that a translation must preserve, and its visible text. */
interface MarkdownParts {
  /** All nested blocks, outermost first, such as `bullet_list`, `heading of level 2` or `table cell`. */
  structure: string[]
  /** Check boxes of task lists, in order. */
  ticks: string[]
  code: string[]
  links: string[]
  images: string[]
  /** Labels of links whose URL is defined elsewhere in the text. */
  labels: string[]
  /** Text without code, URLs and markup. */
  visible: string
}

export function parseMarkdownParts(markdown: string): MarkdownParts {
  const definitions: Env = {}
  const blocks = parser.parse(markdown, definitions)
  const lines = blocks.filter(({ type }) => type === 'inline')
  const spans = lines.flatMap(({ children }) => children ?? [])
  const attributesOf = (type: string, name: string) =>
    spans.filter((span) => span.type === type).map((span) => String(span.attrGet(name)))
  // Link definitions render nothing here, but they affect every other block of the guide.
  const defined = Object.values(definitions.references ?? {}).map(({ href }) => href)
  const text = lines.map(({ children }) => toPlainText(children ?? [], withoutCode)).join('\n')
  return {
    structure: blocks.flatMap(toPart),
    ticks: lines.flatMap(({ content }) => /^\[[ xX]\](?=\s)/.exec(content)?.[0].toLowerCase() ?? []),
    code: [...contentsOf(spans, 'code_inline'), ...contentsOf(blocks, 'fence', 'code_block')],
    links: [...attributesOf('link_open', 'href'), ...addressesIn(text), ...defined],
    images: attributesOf('image', 'src'),
    labels: [...text.matchAll(/\]\[([^\]]*)\]/g)].map(([, label = '']) => label),
    visible: text.replace(bareAddress, ' '),
  }
}

/** Returns the problems of a translated block as sentences. */
export function compareMarkdown(source: MarkdownParts, translated: MarkdownParts): string[] {
  const sameTicks = source.ticks.join() === translated.ticks.join()
  return [
    ...compareStructure(source.structure, translated.structure),
    ...(sameTicks ? [] : ['the check boxes are not those of the source']),
    ...compareItems('the code', source.code, translated.code),
    ...compareItems('the link', source.links, translated.links),
    ...compareItems('the image', source.images, translated.images),
    ...compareItems('the link label', source.labels, translated.labels),
    ...findStrayMarks(source.visible, translated.visible),
  ]
}

/** Returns the parts of a plain text, in which only URLs are compared. */
export function parsePlainParts(text: string): MarkdownParts {
  const visible = text.replace(bareAddress, ' ')
  return { structure: [], ticks: [], code: [], links: addressesIn(text), images: [], labels: [], visible }
}

const contentsOf = (tokens: readonly Token[], ...types: string[]) =>
  tokens.filter(({ type }) => types.includes(type)).map(({ content }) => content)

const partNames: Record<string, string> = {
  tr: 'table row',
  th: 'table cell',
  td: 'table cell',
  list_item: 'list item',
  blockquote: 'quote',
  hr: 'rule',
}

function toPart(token: Token): string[] {
  if (token.nesting < 0 || token.type === 'inline') return []
  const name = token.type.replace(/_open$/, '')
  if (name === 'heading') return [`heading of level ${token.tag.slice(1)}`]
  if (name === 'fence') return [`fence ${token.info}`.trim()]
  if (name === 'ordered_list') return [`list numbered from ${token.attrGet('start') ?? 1}`]
  return [partNames[name] ?? name.replaceAll('_', ' ')]
}

/** Returns differences in structure as sentences. Compares counts first, and the order only if the counts agree. */
function compareStructure(source: readonly string[], translated: readonly string[]): string[] {
  if (source.join('\n') === translated.join('\n')) return []
  const counted = [...new Set([...source, ...translated])].flatMap((part) => {
    const [expected, got] = [source, translated].map((parts) => parts.filter((each) => each === part).length)
    return expected === got ? [] : [`${part}: ${expected} in the source, ${got} here`]
  })
  return counted.length > 0 ? counted : ['its parts stand in another order than in the source']
}

const bareAddress = /\bhttps?:\/\/[!#-;=?-Z\\^-_a-z~]+/g

/** Returns the URLs in a text, without a trailing full stop. */
const addressesIn = (text: string) =>
  (text.match(bareAddress) ?? []).map((url) => url.replace(/[).,;:!?]+$/, ''))

/** Returns Markdown marks that are displayed as text. In Japanese, `**` next to a bracket often is not parsed as emphasis. */
function findStrayMarks(source: string, translated: string): string[] {
  return ['**', '__', '~~', '`', ']('].flatMap((mark) =>
    translated.split(mark).length > source.split(mark).length
      ? [
          `${mark} is read as it stands: put it directly at a letter, and brackets or punctuation outside of it`,
        ]
      : [],
  )
}
