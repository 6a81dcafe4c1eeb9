import { expect, test } from 'vitest'
import { isOneSlip, runsOf, stemOf } from './search-words.ts'

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

test('a text is cut where its script changes', () => {
  expect(runsOf('ai副業でブログ').map(({ text, script }) => [text, script])).toEqual([
    ['ai', 'latin'],
    ['副業', 'kanji'],
    ['で', 'hiragana'],
    ['ぶろぐ', 'katakana'],
  ])
})
