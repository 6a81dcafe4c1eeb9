import { expect, test } from 'vitest'
import { spelledNumberPatterns, parseSpelledNumber } from './spelled-numbers.ts'

const either = new RegExp(`${spelledNumberPatterns.en}|${spelledNumberPatterns.ja}`, 'g')
const numbersIn = (text: string) => [...text.matchAll(either)].map(([found]) => parseSpelledNumber(found))

test.each([
  ['zero', 0],
  ['nineteen', 19],
  ['twenty', 20],
  ['ninety-nine', 99],
  ['forty two', 42],
  ['a hundred', 100],
  ['a hundred and fifty', 150],
  ['two thousand five hundred', 2500],
  ['hundreds', 100],
  ['three dozen', 36],
  ['a million', 1_000_000],
  ['5 thousand', 5000],
  ['1.5k', 1500],
  ['一', 1],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['九十九', 99],
  ['百五十', 150],
  ['三千', 3000],
  ['五万', 50_000],
  ['一万二千', 12_000],
  ['二〇二六', 2026],
  ['5万', 50_000],
  ['1.1万', 11_000],
  ['1万2千', 12_000],
  ['1万2000', 12_000],
])('the number %s has the value %d', (spelled, value) => {
  expect(numbersIn(spelled)).toEqual([value])
})

test('adjacent numbers are parsed separately, and numbers inside words are ignored', () => {
  expect(numbersIn('two to three, or four and five; no one, someone, often, weight')).toEqual([2, 3, 4, 5, 1])
})
