import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSourceHashes, parseSourceHashes } from './source-hashes.ts'

test('formatSourceHashes writes title, summary and blocks on one line', () => {
  const hashes = { title: ['t'], summary: [], blocks: [['a'], ['b', 'c'], []] }
  expect(formatSourceHashes(hashes)).toBe('t - a b+c -')
})

test('parseSourceHashes reverses formatSourceHashes', () => {
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
