import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { Block } from './split-blocks.ts'
import { extractParagraphs } from './visible-text.ts'

/** Maximum length of the public preview, in code points of visible text (B5.4). */
const previewLimit = 300

/**
 * Returns the public preview of a guide as plain text (B5.4): its first paragraph, cut to 300 code points. If the whole text is
 * that short, at most half of it, so that the preview is never the whole text.
 */
export function extractPreview(blocks: readonly Block[]): string {
  let first: string | undefined
  let whole = 0
  for (const paragraph of paragraphsOf(blocks)) {
    first ??= paragraph
    whole += countCodePoints(paragraph)
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

/** Yields visible paragraphs one by one, because a preview needs only the first ones of a long text. */
function* paragraphsOf(blocks: readonly Block[]): Generator<string> {
  for (const { kind, text } of blocks) {
    // Markdown treats a paragraph with a line of dashes below it as a heading, but authors rarely intend that.
    if (kind === 'heading' && /^ {0,3}#{1,6}(?:\s|$)/.test(text)) continue
    yield* extractParagraphs(text)
  }
}
