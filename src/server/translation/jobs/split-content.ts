import { lengthOf } from '../../../shared/length-of.ts'

/** As `splitBlocks` of the guides gives it. */
export interface Block {
  kind: string
  text: string
}

/** Code points that go to the model in one call: small enough that no usual model stops at its limit, large enough for context. */
const pieceSize = 3000

/** Code and what readers never see: copied as they are. */
const copied = new Set(['fence', 'code_block', 'hr', 'html_block', 'other'])

export const isKeptVerbatim = (block: Block) => copied.has(block.kind)

/** Indexes of the blocks that are sent, grouped in their order; a block that is larger than a piece goes alone. */
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
