import { expect, test } from 'vitest'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { categoriesFirst, tagLabel } from './tag-label.ts'

const t = createTranslate('en', en)

test('translates the shop’s own tags in any spelling and leaves other tags unchanged', () => {
  expect(tagLabel('AI Writing', t)).toBe('AI Writing')
  expect(tagLabel('voice-over', t)).toBe('Voice Over')
  expect(tagLabel('stock-images', t)).toBe('stock images')
  expect(categoriesFirst(['resume', 'Marketing'])).toEqual(['Marketing', 'resume'])
})

test.each(['__proto__', 'constructor', 'toString'])('a tag %s is a tag like any other', (tag) => {
  expect(tagLabel(tag, t)).toBe(tag)
  expect(categoriesFirst([tag, 'Marketing'])).toEqual(['Marketing', tag])
})
