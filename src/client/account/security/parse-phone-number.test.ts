import { expect, test } from 'vitest'
import { parsePhoneNumber } from './second-factor-forms.tsx'

test.each([
  ['with spaces and brackets', '+1 (415) 555-0100', 'en', '+14155550100'],
  ['from Japan, on a Japanese page', '090-1234-5678', 'ja', '+819012345678'],
  ['typed with a Japanese keyboard', '０９０ー１２３４ー５６７８', 'ja', '+819012345678'],
  ['of another country, on a Japanese page', '+1 415 555 0100', 'ja', '+14155550100'],
  ['without a country, on an English page', '090-1234-5678', 'en', undefined],
  ['too short', '+81 90', 'ja', undefined],
  ['too long', '+1234567890123456', 'en', undefined],
  ['with letters', '+1 415 FLOWERS', 'en', undefined],
  ['that is empty', ' ', 'ja', undefined],
] as const)('parsePhoneNumber converts or rejects a number %s', (_title, typed, language, number) => {
  expect(parsePhoneNumber(typed, language)).toBe(number)
})
