import { lengthOf } from '../../../shared/length-of.ts'
import type { Block } from './split-blocks.ts'
import { visibleParagraphs } from './visible-text.ts'

/** B5.4: the public preview is at most this many code points of visible text. */
const previewLimit = 300

/**
 * The public preview of a guide: its first paragraph, cut to 300 code points, and at most half of a text that is no
 * longer than that, so never the whole text (B5.4). Plain text.
 */
export function previewOf(blocks: readonly Block[]): string {
  let first: string | undefined
  let whole = 0
  for (const paragraph of paragraphsOf(blocks)) {
    first ??= paragraph
    whole += lengthOf(paragraph)
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

/** A generator, because the first paragraphs of a long text are enough. */
function* paragraphsOf(blocks: readonly Block[]): Generator<string> {
  for (const { kind, text } of blocks) {
    // For Markdown, a paragraph with a rule right below it is a heading, but authors rarely intend that.
    if (kind === 'heading' && /^ {0,3}#{1,6}(?:\s|$)/.test(text)) continue
    yield* visibleParagraphs(text)
  }
}
