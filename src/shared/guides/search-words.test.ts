import { expect, test } from 'vitest'
import { soundOfKana, soundOfRomaji } from './romaji.ts'
import { foldWords, runsOf, slipsBetween, soundOf, stemOf } from './search-words.ts'

test.each([
  ['photo', 'photo', 0],
  ['photo', 'phtoo', 1],
  ['photo', 'photoo', 1],
  ['photo', 'hoto', 1],
  ['photo', 'fhoto', 1],
  ['', 'a', 1],
  ['photo', 'pohot', 2],
  ['photo', 'fotos', 3],
  ['photo', 'photography', 3],
])('%j and %j are %i slips apart, or more', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
  expect(slipsBetween(b, a)).toBe(slips)
})

test.each([
  ['foto', 'photo'],
  ['voise', 'voice'],
  ['subtittle', 'subtitle'],
  ['なれしょーん', 'なれーしょん'],
  ['てんぷれと', 'てんぷれーと'],
  ['いんたびゆー', 'いんたびゅー'],
  ['ちゃっとぼっど', 'ちゃっとぼっと'],
])('%j sounds like %j', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b))
})

test.each([
  ['write', 'writer', 'writing', 'writers'],
  ['plan', 'planner', 'planning', 'plans'],
  ['narration', 'narrate', 'narrator'],
  ['story', 'stories'],
])('%j and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test.each([
  ['mine', 'mining'],
  ['thing', 'the'],
  ['string', 'strong'],
])('%j and %j have not', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b))
})

test('splits a text where its script changes', () => {
  expect(runsOf('ai副業でブログ').map(({ text, script }) => [text, script])).toEqual([
    ['ai', 'latin'],
    ['副業', 'kanji'],
    ['で', 'hiragana'],
    ['ぶろぐ', 'katakana'],
  ])
})

test.each([
  ['jimaku', 'じまく'],
  ['zimaku', 'じまく'],
  ['tougei', 'とうげい'],
  ['fukugyo', 'ふくぎょう'],
  ['kyuujin', 'きゅうじん'],
  ['shashin', 'しゃしん'],
  ['techou', 'てちょう'],
  ['burogu', 'ブログ'],
  ['chatto', 'チャット'],
  ['shimbun', 'しんぶん'],
])('%j is %j in Latin letters', (latin, kana) => {
  expect(soundOfRomaji(latin)).toBe(soundOfKana(kana))
})

test('returns no Latin sound for text that is not all kana', () => {
  expect(soundOfKana('字まく')).toBe('')
})

test.each([
  ['議事禄', '議事録'],
  ['履暦書', '履歴書'],
  ['オンライン構座', 'オンライン講座'],
])('%s is %s', (typed, meant) => {
  expect(foldWords(typed)).toBe(foldWords(meant))
})
