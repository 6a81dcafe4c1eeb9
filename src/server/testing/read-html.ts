/** A visible text of a page with its language. */
export interface VisibleText {
  text: string
  language: string
}

/** Removes the block keys from a guide's HTML, for tests that don't check them. */
export const removeBlockKeys = (html: string) => html.replaceAll(/ data-block="[^"]*"/g, '')

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])
const unread = new Set(['script', 'style', 'template'])
const spokenAttributes = /\b(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g

/** Parses HTML as our server writes it, with all elements closed and all attributes quoted. Returns the visible texts. */
export function parseVisibleTexts(html: string): VisibleText[] {
  const said: VisibleText[] = []
  const open: { name: string; language: string }[] = []
  for (const [, end, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    const around = open.at(-1)
    if (text !== undefined) {
      if (around !== undefined && !unread.has(around.name)) say(text, around.language)
      continue
    }
    if (end === '/') {
      open.pop()
      continue
    }
    const language = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? around?.language ?? ''
    const isMachines =
      name === 'meta' && !/name="description"|property="og:(?:title|description)"/.test(attributes)
    if (!isMachines) for (const [, value = ''] of attributes.matchAll(spokenAttributes)) say(value, language)
    if (!voidElements.has(name)) open.push({ name, language })
  }
  return said

  function say(text: string, language: string): void {
    const plain = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).trim()
    if (plain !== '') said.push({ text: plain, language })
  }
}
