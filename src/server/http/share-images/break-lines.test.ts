import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { breakLines, measureTextWidth } from './break-lines.ts'

/** Width in ems: Latin letters are half as wide as kana and kanji. */
const widths = (character: string) => (character.charCodeAt(0) < 0x250 ? 0.5 : 1)
const set = (text: string, language: PageLanguage, width: number, most = 6) =>
  breakLines(text, language, { width, most, widths })

describe('line breaks of English titles', () => {
  test('an English title breaks between words, into lines of about the same length', () => {
    expect(set('Sell narrated audio articles to local papers', 'en', 16).lines).toEqual([
      'Sell narrated audio',
      'articles to local papers',
    ])
  })

  test('a long English title is cut with an ellipsis within its column', () => {
    const { lines, whole } = set('One two three four five six seven', 'en', 5, 2)
    expect({ lines, whole }).toEqual({ lines: ['One two', 'three fo…'], whole: false })
  })

  test('an English word that is wider than the column is broken', () => {
    expect(set('Supercalifragilistic', 'en', 4).lines).toEqual(['Superca', 'lifragi', 'listic'])
  })
})

describe('line breaks of Japanese titles', () => {
  test.each([
    [
      '歯科医院の電話応対音声をAIナレーションで作る',
      ['歯科医院の', '電話応対音声を', 'AIナレーションで作る'],
    ],
    ['「はじめての副業」にちょうどいい方法', ['「はじめての副業」に', 'ちょうどいい方法']],
    ['茶園の山を片づける。小さな農家の自動化', ['茶園の山を片づける。', '小さな農家の自動化']],
    ['どう料理すればいいですかと聞く', ['どう', '料理すればいいですかと', '聞く']],
    ['初月から画像を作って、売る。', ['初月から画像を', '作って、売る。']],
  ])('the Japanese title %s breaks between phrases', (title, lines) => {
    expect(set(title, 'ja', 11).lines).toEqual(lines)
  })
})

test('breakLines keeps lines within their column, and drops only spaces unless it cuts the title', () => {
  const parts = fc.constantFrom(
    'AI',
    'で',
    '副業',
    'を',
    'はじめる',
    '、',
    '「',
    '」',
    'voice',
    ' ',
    'ー',
    '収入',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 30 }),
      fc.constantFrom<PageLanguage>('en', 'ja'),
      fc.integer({ min: 4, max: 14 }),
      (words, language, width) => {
        const text = words.join('')
        const { lines, whole } = set(text, language, width)
        expect(lines.filter((line) => measureTextWidth(line, widths) > width)).toEqual([])
        const kept = whole ? text : lines.join('')
        expect(lines.join('').replace(/\s/g, '')).toBe(kept.replace(/\s/g, ''))
      },
    ),
  )
})
