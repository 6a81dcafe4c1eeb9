import { expect, test } from 'vitest'
import { extractPreview as previewOfBlocks } from './extract-preview.ts'
import { splitBlocks } from './split-blocks.ts'

const previewOf = (markdown: string) => previewOfBlocks(splitBlocks(markdown))

const letters = (count: number) => 'x'.repeat(count)
/** Text that is long enough for the preview to be less than half of it. */
const rest = letters(300)

test.each<[string, string, string]>([
  ['returns a short first paragraph whole', `First paragraph.\n\n${rest}`, 'First paragraph.'],
  ['skips headings', `## Introduction\n\nThe teaser.\n\n${rest}`, 'The teaser.'],
  ['returns a first paragraph of 300 characters whole', `${letters(300)}\n\nMore.`, letters(300)],
  ['cuts a first paragraph of 301 characters to 300', `${letters(301)}\n\nMore.`, `${letters(300)}...`],
  ['cuts a text with a single paragraph to 300 characters', letters(301), `${letters(300)}...`],
  ['returns half of a text of 300 characters', letters(300), `${letters(150)}...`],
  [
    'returns at most half of a short text with several paragraphs',
    'First paragraph.\n\nSecond.',
    'First parag...',
  ],
  ['returns half of a text of 299 characters, rounded down', letters(299), `${letters(149)}...`],
  ['returns nothing for empty text', '', ''],
  ['does not return a single character', 'x', '...'],
  [
    'removes Markdown markup',
    `**Bold** and [a link](https://x.example) and \`code\`.\n\n${rest}`,
    'Bold and a link and code.',
  ],
  [
    'keeps characters that only look like markup',
    `2 * 3 < 7 and 9 > 8 \\*as said\\* &amp; <u>meant</u>.\n\n${rest}`,
    '2 * 3 < 7 and 9 > 8 *as said* & meant.',
  ],
  ['treats a list as one paragraph', `- One\n- *Two*\n\n${rest}`, 'One Two'],
  ['treats a line with dashes below it as a paragraph', `The teaser.\n---\n\n${rest}`, 'The teaser.'],
  ['accepts Windows line endings', `First.\r\n\r\n${rest}`, 'First.'],
])('extractPreview %s', (_title, markdown, preview) => {
  expect(previewOf(markdown)).toBe(preview)
})

test('extractPreview never cuts an emoji in half', () => {
  expect(previewOf('😀'.repeat(301))).toBe(`${'😀'.repeat(300)}...`)
})

test('extractPreview never returns the whole text', () => {
  for (const text of ['a', 'Short text.', letters(300), '短い文章です。', '# Title\n\nOnly paragraph.']) {
    expect(previewOf(text).replace('...', '')).not.toBe(text)
  }
})
