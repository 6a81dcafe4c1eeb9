import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageLanguages } from './languages.ts'
import { formatNumber } from './numbers.ts'

test.each(pageLanguages)('numbers are formatted in the style of the page language: %s', (language) => {
  const usual = new Intl.NumberFormat(language)
  fc.assert(
    fc.property(
      fc
        .oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }))
        .filter((value) => !Object.is(value, -0)),
      (value) => {
        expect(formatNumber(language, value)).toBe(usual.format(value))
      },
    ),
  )
})
