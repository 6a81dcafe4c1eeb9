import { expect, test } from 'vitest'
import { matchesSearch, searchTextOf } from './guide-search.ts'

const guide = searchTextOf({
  titleEn: 'Describe what independent cafés sell',
  titleJa: 'カフェの紹介文を書く',
  summaryEn: 'Short texts for a menu.',
  summaryJa: 'メニューのための短い文章。',
  tags: ['AI Writing', 'copywriting'],
})

test.each([
  'cafés',
  'CAFES',
  '  café  ',
  'Describe what',
  'sell describe',
  'ai writing',
  'menu',
  'カフェ',
  'かふぇ',
  'ｶﾌｪ',
  'カフェ 紹介文',
  'カフェ　メニュー',
  'ＡＩ',
  '書く',
])('%j finds the guide', (text) => {
  expect(matchesSearch(guide, text)).toBe(true)
})

test.each(['tea', 'cafés tea', 'sell カメラ', '書くshort', '%', '_', '(', '\\', '.*', 'sellカフェ'])(
  '%j does not find it',
  (text) => {
    expect(matchesSearch(guide, text)).toBe(false)
  },
)
