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

/** Snippets of Markdown in all combinations. */
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

describe('a text as blocks', () => {
  test('every top-level block is one, with its kind', () => {
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

  test('nested content stays in its block', () => {
    expect(texts(text)[2]).toBe('- one\n- two\n\n  more of two')
    expect(texts(text)[3]).toBe('```js\ncode()\n\nmoreCode()\n```')
  })

  test('what Markdown reads but does not show is kept', () => {
    expect(texts(text)).toContain('[definition]: https://example.com')
  })

  test('an empty text has none', () => {
    expect(splitBlocks(' \n\n')).toEqual([])
  })

  test('Windows and old Macintosh line endings give the same blocks', () => {
    expect(texts(text.replaceAll('\n', '\r\n'))).toEqual(texts(text))
    expect(texts(text.replaceAll('\n', '\r'))).toEqual(texts(text))
  })

  test('joined again, they are the same blocks and the same page', () => {
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 12 }), (snippets) => {
        const joined = joinBlocks(texts(snippets.join('\n\n')))
        expect(texts(joined)).toEqual(texts(snippets.join('\n\n')))
        expect(renderMarkdown(joined).html).toBe(renderMarkdown(snippets.join('\n\n')).html)
      }),
    )
  })
})
