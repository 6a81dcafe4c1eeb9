import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isCopiedBlock, groupIntoPieces } from './split-content.ts'

const blocks = array(
  record({
    kind: constantFrom('paragraph', 'heading', 'bullet_list', 'fence', 'other', 'hr'),
    text: nat({ max: 4000 }).map((length) => '字'.repeat(length)),
  }),
  { maxLength: 40 },
)

test('groupIntoPieces puts each block to translate into exactly one piece of limited size, in order', () => {
  assert(
    property(blocks, (all) => {
      const pieces = groupIntoPieces(all)

      expect(pieces.flat()).toEqual(all.flatMap((block, index) => (isCopiedBlock(block) ? [] : [index])))
      for (const piece of pieces) {
        const size = piece.reduce((sum, index) => sum + (all[index]?.text.length ?? 0), 0)
        expect(piece.length === 1 || size <= 3000).toBe(true)
      }
    }),
  )
})

test('groupIntoPieces fills each piece as far as possible', () => {
  const paragraph = { kind: 'paragraph', text: 'x'.repeat(1000) }

  expect(groupIntoPieces([paragraph, paragraph, paragraph, paragraph])).toEqual([[0, 1, 2], [3]])
})
