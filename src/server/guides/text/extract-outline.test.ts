import { expect, test } from 'vitest'
import { extractOutline as outlineOfBlocks } from './extract-outline.ts'
import { splitBlocks } from './split-blocks.ts'

const outlineOf = (markdown: string) => outlineOfBlocks(splitBlocks(markdown))

test('extractOutline lists the sections after the first paragraph, without subsections', () => {
  const text =
    '## Introduction\n\nA teaser.\n\n## Tools\n\nPaid.\n\n### A detail\n\nPaid.\n\n# Steps\n\n1. Paid.\n'
  expect(outlineOf(text)).toEqual(['Tools', 'Steps'])
})

test('extractOutline returns headings without Markdown markup', () => {
  expect(outlineOf('Teaser.\n\n## **Prices** and [rates](https://x.test) ##')).toEqual(['Prices and rates'])
  expect(outlineOf('Teaser.\n\n## 1. Tools')).toEqual(['1. Tools'])
})

test.each([
  ['a line of code', '```\n## paid\n```'],
  ['an indented line of code', '    ## paid'],
  ['a comment in an unclosed fence', '~~~sh\n## paid'],
  ['a paragraph with a rule right below it', 'A paid paragraph.\n---'],
  ['a paragraph with a double rule below it', 'A paid paragraph.\n==='],
  ['a quoted heading', '> ## paid'],
  ['a heading in a list', '- ## paid'],
  ['a tag in the text', '##paid'],
  ['an escaped sign', '\\## paid'],
  ['an empty heading', '##'],
])('extractOutline does not list %s as a heading', (_name, text) => {
  expect(outlineOf(`Teaser.\n\n${text}`)).toEqual([])
})

test('extractOutline cuts a long heading at 120 code points', () => {
  const [heading] = outlineOf(`Teaser.\n\n## ${'𠮷'.repeat(200)}`)
  expect([...(heading ?? '')]).toEqual([...'𠮷'.repeat(119), '…'])
})

test('extractOutline returns at most 30 headings, and none for text without headings', () => {
  expect(outlineOf('')).toEqual([])
  expect(outlineOf('Only text.')).toEqual([])
  expect(outlineOf(`Teaser.\n\n${'## More\n\nText.\n\n'.repeat(500)}`)).toHaveLength(30)
})
