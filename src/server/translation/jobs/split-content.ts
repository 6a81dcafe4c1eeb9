import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { Block } from '../../guides/text/index.ts'

/** Maximum code points per request. Fits the output limit of common models and gives enough context. */
const pieceSize = 3000

/** Kinds of blocks that are copied unchanged: code, and source that renders no text. */
const copied = new Set(['fence', 'code_block', 'hr', 'html_block', 'other'])

export const isCopiedBlock = (block: Block) => copied.has(block.kind)

/** Returns indexes of the blocks to translate, grouped into pieces in order. A block larger than a piece is sent alone. */
export function groupIntoPieces(blocks: readonly Block[]): number[][] {
  const pieces: number[][] = []
  let room = 0
  for (const [index, block] of blocks.entries()) {
    if (isCopiedBlock(block)) continue
    const length = countCodePoints(block.text)
    const open = pieces.at(-1)
    if (open === undefined || length > room) {
      pieces.push([index])
      room = pieceSize - length
    } else {
      open.push(index)
      room -= length
    }
  }
  return pieces
}
