import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { breakLines, widthOf } from './break-lines.ts'

/** Latin letters are half as wide as kana and kanji. */
const widths = (character: string) => (character.charCodeAt(0) < 0x250 ? 0.5 : 1)
const set = (text: string, language: PageLanguage, width: number, most = 6) =>
  breakLines(text, language, { width, most, widths })

describe('an English title', () => {
  test('breaks between words, into lines of about the same length', () => {
    expect(set('Sell narrated audio articles to local papers', 'en', 16).lines).toEqual([
      'Sell narrated audio',
      'articles to local papers',
    ])
  })

  test('cuts a long title with an ellipsis within its column', () => {
    const { lines, whole } = set('One two three four five six seven', 'en', 5, 2)
    expect({ lines, whole }).toEqual({ lines: ['One two', 'three fo…'], whole: false })
  })

  test('breaks a word that is wider than the column', () => {
    expect(set('Supercalifragilistic', 'en', 4).lines).toEqual(['Superca', 'lifragi', 'listic'])
  })
})

describe('a Japanese title', () => {
  test.each([
    [
      '歯科医院の電話応対音声をAIナレーションで作る',
      ['歯科医院の', '電話応対音声を', 'AIナレーションで作る'],
    ],
    ['「はじめての副業」にちょうどいい方法', ['「はじめての副業」に', 'ちょうどいい方法']],
    ['茶園の山を片づける。小さな農家の自動化', ['茶園の山を片づける。', '小さな農家の自動化']],
    ['どう料理すればいいですかと聞く', ['どう', '料理すればいいですかと', '聞く']],
    ['初月から画像を作って、売る。', ['初月から画像を', '作って、売る。']],
  ])('%s breaks between phrases', (title, lines) => {
    expect(set(title, 'ja', 11).lines).toEqual(lines)
  })
})

test('keeps every line within its column and drops only spaces of a whole title', () => {
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
        expect(lines.filter((line) => widthOf(line, widths) > width)).toEqual([])
        const kept = whole ? text : lines.join('')
        expect(lines.join('').replace(/\s/g, '')).toBe(kept.replace(/\s/g, ''))
      },
    ),
  )
})
