import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinBlocks, splitBlocks } from './split-blocks.ts'
import { renderMarkdown } from '../reader/render-markdown.ts'

const text = [
  '# A title',
  '',
  'A paragraph',
  'on two lines.',
  '',
  '',
  '- one',
  '- two',
  '',
  '  more of two',
  '',
  '```js',
  'code()',
  '',
  'moreCode()',
  '```',
  '| a | b |',
  '| - | - |',
  '| 1 | 2 |',
  '',
  '[definition]: https://example.com',
  '',
  '---',
  '> said [so][definition]',
].join('\n')

const texts = (markdown: string) => splitBlocks(markdown).map((block) => block.text)

/** Generates Markdown snippets of all block kinds. */
const snippet = fc.constantFrom(
  '# Title',
  'Words and [a link](https://example.com).',
  'A line\nand another',
  '- one\n- two',
  '1. one\n\n   more\n2. two',
  '```\ncode\n\n# no heading\n```',
  '> said',
  '| a |\n| - |\n| 1 |',
  '---',
  'Heading\n===',
  '日本語の段落。',
)

describe('splitBlocks', () => {
  test('splitBlocks returns every top-level block with its kind', () => {
    expect(splitBlocks(text).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'bullet_list',
      'fence',
      'table',
      'other',
      'hr',
      'blockquote',
    ])
  })

  test('splitBlocks keeps nested content in its block', () => {
    expect(texts(text)[2]).toBe('- one\n- two\n\n  more of two')
    expect(texts(text)[3]).toBe('```js\ncode()\n\nmoreCode()\n```')
  })

  test('splitBlocks keeps source that Markdown does not render', () => {
    expect(texts(text)).toContain('[definition]: https://example.com')
  })

  test('splitBlocks returns no blocks for empty text', () => {
    expect(splitBlocks(' \n\n')).toEqual([])
  })

  test('splitBlocks returns the same blocks for Windows and classic Mac OS line endings', () => {
    expect(texts(text.replaceAll('\n', '\r\n'))).toEqual(texts(text))
    expect(texts(text.replaceAll('\n', '\r'))).toEqual(texts(text))
  })

  test('blocks that are joined and split again are the same and render the same page', () => {
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 12 }), (snippets) => {
        const joined = joinBlocks(texts(snippets.join('\n\n')))
        expect(texts(joined)).toEqual(texts(snippets.join('\n\n')))
        expect(renderMarkdown(joined).html).toBe(renderMarkdown(snippets.join('\n\n')).html)
      }),
    )
  })
})
