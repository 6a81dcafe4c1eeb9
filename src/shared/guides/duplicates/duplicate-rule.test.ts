import { describe, expect, test } from 'vitest'
import {
  areDuplicates,
  toBigrams,
  calculateMinContentDice,
  calculateDice,
  calculateDuplicateScore,
  isExemptFromDuplicates,
} from './duplicate-rule.ts'

const similarity = (left: string, right: string, atLeast?: number) =>
  calculateDice(toBigrams(left), toBigrams(right), atLeast)

describe('the similarity of two texts', () => {
  test.each([
    ['the same text', 'night', 'night', 1],
    ['one common pair of four', 'night', 'nacht', 0.25],
    ['no common pair', 'abc', 'xyz', 0],
    ['repeated pairs count each time', 'aaaa', 'aa', 0.5],
    ['case does not count', 'Etsy SHOP', 'etsy shop', 1],
    ['white space does not count', 'a b\u3000c\n', 'abc', 1],
    ['width does not count', 'ﾌﾞﾛｸﾞ ＡＩ', 'ブログai', 1],
    ['an emoji is one character', '😀😁', '😀😂', 0],
    ['two empty texts are equal', ' ', '', 1],
    ['an empty text is not similar to another', '', 'abc', 0],
    ['a single character is equal to itself', 'Ａ', 'a', 1],
    ['a single character differs from another', 'a', 'b', 0],
    ['a single character differs from an empty text', 'a', '', 0],
  ])('similarity of two texts: %s', (_title, left, right, expected) => {
    expect(similarity(left, right)).toBe(expected)
    expect(similarity(right, left)).toBe(expected)
  })

  test('texts at exactly the required similarity count as similar', () => {
    expect(similarity('abcdef', 'abcdex', 0.8)).toBe(0.8)
    expect(similarity('abcdef', 'abcxyz', 0.4)).toBe(0.4)
    expect(similarity('abcdef', 'abcxyz', 0.8)).toBe(0)
  })
})

describe('duplicate guides', () => {
  test.each([
    ['a score of 0.85 is enough', 1, 0.75, true],
    ['a score of 0.849 is not enough', 1, 0.7483, false],
    ['titles at exactly 0.8 are too different, even with equal contents', 0.8, 1, false],
    ['titles just above 0.8 are enough with equal contents', 0.81, 1, true],
    ['equal titles are not enough with different contents', 1, 0.7, false],
    ['titles at 0.9 require contents at 49/60', 0.9, 49 / 60, true],
  ])('duplicate guides: %s', (_title, title, content, expected) => {
    expect(areDuplicates(title, content)).toBe(expected)
  })

  test('the duplicate score weights the title by 0.4 and the content by 0.6', () => {
    expect([
      calculateDuplicateScore(1, 0),
      calculateDuplicateScore(0, 1),
      calculateDuplicateScore(0.9, 0.8),
    ]).toEqual([0.4, 0.6, 0.84])
  })

  test('a score of 0.85 makes guides duplicates, but one common bigram less does not', () => {
    const wrong: string[] = []
    for (let titlePairs = 2; titlePairs <= 120; titlePairs += 1) {
      for (
        let sharedTitle = Math.floor(0.4 * titlePairs) + 1;
        2 * sharedTitle <= titlePairs;
        sharedTitle += 1
      ) {
        // Solves 0.4·(2s/t) + 0.6·(2c/n) = 0.85 for c in whole numbers, with n = 24·t pairs in both contents.
        const contentPairs = 24 * titlePairs
        const sharedContent = 17 * titlePairs - 16 * sharedTitle
        const title = (2 * sharedTitle) / titlePairs
        const enough = areDuplicates(title, (2 * sharedContent) / contentPairs)
        const tooLittle = areDuplicates(title, (2 * (sharedContent - 1)) / contentPairs)
        if (!enough || tooLittle) wrong.push(`${sharedTitle} of ${titlePairs}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('equal titles require three quarters of common content', () => {
    expect(calculateMinContentDice(1)).toBeCloseTo(0.75, 12)
  })

  test('the ids 196 to 200 are exempt from duplicates, but not their neighbors', () => {
    const exempt = [194, 195, 196, 197, 198, 199, 200, 201].filter(isExemptFromDuplicates)
    expect(exempt).toEqual([196, 197, 198, 199, 200])
  })
})
