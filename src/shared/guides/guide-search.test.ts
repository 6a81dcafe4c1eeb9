import { describe, expect, test } from 'vitest'
import { createSearchIndex, isOneSlip } from './guide-search.ts'

const nothing = { titleEn: '', titleJa: '', summaryEn: '', summaryJa: '', tags: [] as string[] }
type Guide = typeof nothing

function search(text: string, ...guides: Partial<Guide>[]): number[] {
  const index = createSearchIndex()
  for (const guide of guides) index.add({ ...nothing, ...guide })
  return index.search(text)
}

const cafeGuide = {
  titleEn: 'Describe what independent cafés sell, children’s menus too',
  titleJa: 'カフェの紹介文を書く',
  summaryEn: 'Short texts for a follow-up e-mail.',
  summaryJa: 'メニューのための短い文章。ポッドキャストも。',
  tags: ['AI Writing', 'copywriting', 'print-on-demand', 'Remote Work', 'C++'],
}

describe('a guide is found', () => {
  test.each([
    ['  CAFÉS  ', 'trimmed, in any case, with accents'],
    ['cafe', 'without accents'],
    ['Ｃａｆｅ', 'in full width'],
    ['dependent cafés se', 'by any stretch of its title'],
    ['sell describe', 'by words that stand apart, in any order'],
    ['describe the cafes', 'whatever little words stand between'],
    ['ai writing', 'by a tag'],
    ['i writ', 'by any stretch of a tag'],
    ['print on demand', 'by a tag spelt with hyphens'],
    ['在宅ワーク', 'by the Japanese name of a tag'],
    ['リモートワーク', 'by another Japanese name of a tag'],
    ['texts', 'by its summary'],
    ['email', 'by e-mail'],
    ['e-mail', 'by e-mail as it is'],
    ['follow up', 'by parts of a compound'],
    ["children's", 'with an apostrophe of another kind'],
    ['childrens', 'without the apostrophe'],
    ['text', 'by the singular'],
    ['menu describes', 'by the plural'],
    ['c++', 'by signs in a tag'],
    ['カフェ', 'in Japanese'],
    ['かふぇ', 'in hiragana'],
    ['ｶﾌｪ', 'in half width'],
    ['文章', 'by two characters'],
    ['書く', 'by two characters with kana'],
    ['カフェ　紹介文', 'by Japanese words that stand apart'],
    ['カフェの文章', 'by the parts of a compound that stands nowhere'],
    ['カフェで', 'with a particle at the end'],
    ['sellカフェ', 'in two languages without a space'],
    ['カフェ cafés', 'in two languages at once'],
    ['ポッドキャスト', 'by its Japanese summary'],
  ])('%j: %s', (text) => {
    expect(search(text, cafeGuide)).toEqual([0])
  })

  test.each([
    ['decsribe', 'two neighbours swapped'],
    ['descrbe', 'a letter missing'],
    ['desccribe', 'a letter too many'],
    ['describr', 'a wrong letter'],
    ['xescribe', 'the first letter wrong'],
    ['edscribe', 'the first two letters swapped'],
    ['copywritnig cafés', 'one of two words misspelt'],
    ['nidependents', 'a plural misspelt'],
  ])('%j, with %s', (text) => {
    expect(search(text, cafeGuide)).toEqual([0])
  })
})

describe('a guide is not found', () => {
  test.each([
    ['tea', 'a word that it does not have'],
    ['cafés tea', 'one word of two'],
    ['sell カメラ', 'a Japanese word that it does not have'],
    ['カフェの写真', 'half of a compound'],
    ['dseribce', 'two slips'],
    ['selk', 'a slip in a short word'],
    ['書くshowy', 'words across two languages'],
    ['%', 'a sign of SQL'],
    ['_', 'a sign of SQL'],
    ['(', 'a bracket'],
    ['\\', 'a backslash'],
    ['.*', 'a pattern'],
    ['\u0000', 'nothing visible'],
    ['__proto__', 'a name of the language'],
  ])('by %j: %s', (text) => {
    expect(search(text, cafeGuide)).toEqual([])
  })
})

describe('of two guides, the better one comes first:', () => {
  test.each<[string, string, Partial<Guide>, Partial<Guide>]>([
    ['title before tag', 'yoga', { titleEn: 'Yoga' }, { tags: ['yoga'] }],
    ['tag before summary', 'yoga', { tags: ['yoga'] }, { summaryEn: 'Yoga' }],
    ['a part of a word in the title before a tag', 'yoga', { titleEn: 'Yogawear' }, { tags: ['yoga'] }],
    ['a whole word before a part of one', 'tea', { titleEn: 'Green tea' }, { titleEn: 'Teaching steadily' }],
    ['a word before a slip', 'painter', { summaryEn: 'A painter' }, { titleEn: 'A printer, a pointer' }],
    [
      'a word in the summary before a slip in a tag',
      'printer',
      { summaryEn: 'printers' },
      { tags: ['painter'] },
    ],
    ['title before tag, in Japanese', '花屋', { titleJa: '花屋' }, { tags: ['花屋'] }],
    [
      'the words as typed before the words apart',
      'photo editing',
      { titleEn: 'Photo editing' },
      { titleEn: 'Editing a photo' },
    ],
    [
      'two words in the title before one',
      'yoga news',
      { titleEn: 'Yoga news' },
      { titleEn: 'Yoga', tags: ['news'] },
    ],
  ])('%s', (_what, text, better, other) => {
    expect(search(text, other, better)).toEqual([1, 0])
    expect(search(text, better, other)).toEqual([0, 1])
  })

  test('guides with equal scores keep the order of the catalogue', () => {
    expect(search('yoga', { titleEn: 'Yoga' }, { titleEn: 'Yoga' }, { titleEn: 'Yoga' })).toEqual([0, 1, 2])
  })
})

test('a similar spelling of a known word is not searched for in summaries', () => {
  expect(search('reels', { titleEn: 'Reels' }, { summaryEn: 'how it feels' })).toEqual([0])
  expect(search('reelz', { summaryEn: 'for reels' })).toEqual([0])
})

test('words after the eighth are ignored', () => {
  const eight = 'one two three four five six seven eight'
  expect(search(`${eight} nine`, { summaryEn: eight })).toEqual([0])
})

test.each([
  ['photo', 'phtoo', true],
  ['photo', 'photoo', true],
  ['photo', 'hoto', true],
  ['photo', 'fhoto', true],
  ['photo', 'photo', true],
  ['photo', 'pohot', false],
  ['photo', 'photons', false],
  ['photo', 'fotos', false],
  ['', 'a', true],
])('%j and %j are one slip apart: %s', (a, b, oneSlip) => {
  expect(isOneSlip(a, b)).toBe(oneSlip)
  expect(isOneSlip(b, a)).toBe(oneSlip)
})
