import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findGlossaryEntries, loadGlossary } from './glossary.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'glossary-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: string): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, content)
  return file
}

const glossary = loadGlossary(
  fileWith(
    JSON.stringify({
      terms: [
        { term: 'page', ja: 'ページ' },
        { term: 'landing page', ja: 'ランディングページ', forbidden: { ja: ['着陸ページ'] } },
      ],
    }),
  ),
)
const termsIn = (text: string) => findGlossaryEntries(glossary, text, 'en', 'ja').map(({ term }) => term)

test("the shop's glossary forbids none of its own renderings", () => {
  for (const { ja, th, forbidden } of loadGlossary()) {
    expect(forbidden.ja ?? []).not.toContain(ja)
    expect(forbidden.th ?? []).not.toContain(th)
  }
})

test('findGlossaryEntries matches a term as whole words, in any case and number', () => {
  expect(termsIn('Two Pages, please')).toEqual(['page'])
  expect(termsIn('A pageant')).toEqual([])
  expect(termsIn('Two landing-pages')).toEqual(['landing page'])
  expect(termsIn('Landing pages and other pages')).toEqual(['landing page', 'page'])
})

test('findGlossaryEntries leaves a missing Thai rendering undefined and finds no Japanese terms', () => {
  expect(findGlossaryEntries(glossary, 'A page', 'en', 'th')).toEqual([
    { term: 'page', rendering: undefined, forbidden: [] },
  ])
  expect(findGlossaryEntries(glossary, 'A page', 'ja', 'en')).toEqual([])
})

test.each([
  ['invalid JSON', 'terms:'],
  ['an unknown language', '{"terms":[{"term":"page","jp":"ページ"}]}'],
  ['an empty rendering', '{"terms":[{"term":"page","ja":" "}]}'],
])('loadGlossary rejects a glossary with %s and names the file', (_what, content) => {
  const file = fileWith(content)

  expect(() => loadGlossary(file)).toThrow(`The glossary ${file} is not usable`)
})
