import { expect, test } from 'vitest'
import { previewOf as previewOfBlocks } from './preview-of.ts'
import { splitBlocks } from './split-blocks.ts'

const previewOf = (markdown: string) => previewOfBlocks(splitBlocks(markdown))

const letters = (count: number) => 'x'.repeat(count)
/** Long enough that the preview is less than half of the text. */
const rest = letters(300)

test.each<[string, string, string]>([
  [
    'the first paragraph is shown whole when it is short enough',
    `First paragraph.\n\n${rest}`,
    'First paragraph.',
  ],
  ['a heading is no paragraph', `## Introduction\n\nThe teaser.\n\n${rest}`, 'The teaser.'],
  ['a first paragraph of 300 is shown whole', `${letters(300)}\n\nMore.`, letters(300)],
  ['a first paragraph of 301 is cut to 300', `${letters(301)}\n\nMore.`, `${letters(300)}...`],
  ['a text without paragraphs is cut to 300', letters(301), `${letters(300)}...`],
  ['a whole text of 300 is shown by half', letters(300), `${letters(150)}...`],
  [
    'a text of 300 or less shows at most half, whatever its paragraphs',
    'First paragraph.\n\nSecond.',
    'First parag...',
  ],
  ['a whole text of 299 is shown by half', letters(299), `${letters(149)}...`],
  ['an empty text has no preview', '', ''],
  ['a single character is never shown', 'x', '...'],
  [
    'marks of Markdown are not text',
    `**Bold** and [a link](https://x.example) and \`code\`.\n\n${rest}`,
    'Bold and a link and code.',
  ],
  [
    'what only looks like a mark is text',
    `2 * 3 < 7 and 9 > 8 \\*as said\\* &amp; <u>meant</u>.\n\n${rest}`,
    '2 * 3 < 7 and 9 > 8 *as said* & meant.',
  ],
  ['a list is one paragraph', `- One\n- *Two*\n\n${rest}`, 'One Two'],
  ['a line with a rule right below it is a paragraph', `The teaser.\n---\n\n${rest}`, 'The teaser.'],
  ['Windows line ends separate paragraphs too', `First.\r\n\r\n${rest}`, 'First.'],
])('%s', (_title, markdown, preview) => {
  expect(previewOf(markdown)).toBe(preview)
})

test('never cuts an emoji in half', () => {
  expect(previewOf('😀'.repeat(301))).toBe(`${'😀'.repeat(300)}...`)
})

test('never shows the whole text', () => {
  for (const text of ['a', 'Short text.', letters(300), '短い文章です。', '# Title\n\nOnly paragraph.']) {
    expect(previewOf(text).replace('...', '')).not.toBe(text)
  }
})
