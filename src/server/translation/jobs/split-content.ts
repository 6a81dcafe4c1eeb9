import { lengthOf } from '../../../shared/length-of.ts'

/** As returned by `splitBlocks` of the guides. */
export interface Block {
  kind: string
  text: string
}

/** Maximum code points per request: small enough for the output limit of any usual model, large enough for context. */
const pieceSize = 3000

/** Code, and text that readers never see: copied unchanged. */
const copied = new Set(['fence', 'code_block', 'hr', 'html_block', 'other'])

export const isKeptVerbatim = (block: Block) => copied.has(block.kind)

/** Returns indexes of the blocks to send, grouped in order; a block that is larger than a piece is sent alone. */
export function toPieces(blocks: readonly Block[]): number[][] {
  const pieces: number[][] = []
  let room = 0
  for (const [index, block] of blocks.entries()) {
    if (isKeptVerbatim(block)) continue
    const length = lengthOf(block.text)
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
