import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSourceHashes, parseSourceHashes } from './source-hashes.ts'

test('what a translation was made from is one line: title, summary, blocks', () => {
  const hashes = { title: ['t'], summary: [], blocks: [['a'], ['b', 'c'], []] }
  expect(formatSourceHashes(hashes)).toBe('t - a b+c -')
})

test('and is read as it was written', () => {
  const hash = fc.stringMatching(/^[\w-]{16}$/)
  const sources = fc.array(hash, { maxLength: 3 })
  fc.assert(
    fc.property(sources, sources, fc.array(sources), (title, summary, blocks) => {
      expect(parseSourceHashes(formatSourceHashes({ title, summary, blocks }))).toEqual({
        title,
        summary,
        blocks,
      })
    }),
  )
})
