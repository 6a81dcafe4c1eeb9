/** Spec 9: the public preview is at most this many code points of visible text. */
const previewLimit = 300

/**
 * The public teaser of a guide: its first paragraph, cut to 300 code points, and at most half of a text that is
 * no longer than that, so never the whole (reading A20).
 * Takes Markdown, gives plain text.
 */
export function previewOf(markdown: string): string {
  let first: string | undefined
  let whole = 0
  for (const paragraph of visibleParagraphs(markdown)) {
    first ??= paragraph
    whole += [...paragraph].length
    if (whole > previewLimit) break
  }
  if (first === undefined) return ''
  const points = [...first]
  const shown = whole <= previewLimit ? Math.floor(whole / 2) : previewLimit
  return points.length > shown ? cut(points, shown) : first
}

function cut(points: string[], length: number): string {
  return `${points.slice(0, length).join('').trimEnd()}...`
}

/** One after the other, because the first ones of a long text are enough. */
function* visibleParagraphs(markdown: string): Generator<string> {
  for (const block of markdown.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)) {
    const text = toVisibleText(block.replace(/^(#{1,6} .*|[-*_]{3,})(\n|$)/gm, ''))
    if (text !== '') yield text
  }
}

/** Markdown's signs are not text that anyone sees, so they neither count nor may be cut in half. */
export function toVisibleText(markdown: string): string {
  return markdown
    .replace(/<[^>]*>/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(^|[\s(])[*_](\S(?:.*?\S)?)[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}
