import { expect, test } from 'vitest'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { sortCategoriesFirst, translateTag } from './tag-label.ts'

const t = createTranslate('en', en)

test('the shop’s own tags are translated in any spelling, and other tags stay unchanged', () => {
  expect(translateTag('AI Writing', t)).toBe('AI Writing')
  expect(translateTag('voice-over', t)).toBe('Voice Over')
  expect(translateTag('stock-images', t)).toBe('stock images')
  expect(sortCategoriesFirst(['resume', 'Marketing'])).toEqual(['Marketing', 'resume'])
})

test.each(['__proto__', 'constructor', 'toString'])('a tag named %s stays unchanged', (tag) => {
  expect(translateTag(tag, t)).toBe(tag)
  expect(sortCategoriesFirst([tag, 'Marketing'])).toEqual(['Marketing', tag])
})
