import { expect, test } from 'vitest'
import { romanizeKana, normalizeRomaji } from './romaji.ts'
import { normalizeWords, splitScriptRuns, calculateEditDistance, toSoundKey, toStem } from './search-words.ts'

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
])('the distance between %j and %j is %i or more', (a, b, slips) => {
  expect(calculateEditDistance(a, b)).toBe(slips)
  expect(calculateEditDistance(b, a)).toBe(slips)
})

test.each([
  ['foto', 'photo'],
  ['voise', 'voice'],
  ['subtittle', 'subtitle'],
  ['なれしょーん', 'なれーしょん'],
  ['てんぷれと', 'てんぷれーと'],
  ['いんたびゆー', 'いんたびゅー'],
  ['ちゃっとぼっど', 'ちゃっとぼっと'],
])('the word %j sounds like %j', (a, b) => {
  expect(toSoundKey(a)).toBe(toSoundKey(b))
})

test.each([
  ['write', 'writer', 'writing', 'writers'],
  ['plan', 'planner', 'planning', 'plans'],
  ['narration', 'narrate', 'narrator'],
  ['story', 'stories'],
])('the word %j and its forms have the same stem', (...forms) => {
  expect(new Set(forms.map(toStem)).size).toBe(1)
})

test.each([
  ['mine', 'mining'],
  ['thing', 'the'],
  ['string', 'strong'],
])('the words %j and %j have different stems', (a, b) => {
  expect(toStem(a)).not.toBe(toStem(b))
})

test('a text is split where its script changes', () => {
  expect(splitScriptRuns('ai副業でブログ').map(({ text, script }) => [text, script])).toEqual([
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
])('the sound of %j in Latin letters is that of %j', (latin, kana) => {
  expect(normalizeRomaji(latin)).toBe(romanizeKana(kana))
})

test('text that is not all kana has no Latin sound', () => {
  expect(romanizeKana('字まく')).toBe('')
})

test.each([
  ['議事禄', '議事録'],
  ['履暦書', '履歴書'],
  ['オンライン構座', 'オンライン講座'],
])('the misspelling %s is equal to %s', (typed, meant) => {
  expect(normalizeWords(typed)).toBe(normalizeWords(meant))
})
