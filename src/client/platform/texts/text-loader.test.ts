import { expect, test } from 'vitest'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { CommerceText } from '../../../shared/texts/shapes.ts'
import { loadTexts, TextLoader } from './text-loader.ts'

test('a page changes its language after all of its texts are loaded', async () => {
  const texts = new TextLoader()
  await texts.follow('en')
  await texts.load('en', 'guide')

  expect(texts.follow('en')).toBeUndefined()
  await texts.follow('ja')

  expect(texts.has('ja', 'guide')).toBe(true)
  expect(texts.in('ja').t('guide.preview')).toBe('試し読み')
  expect(texts.follow('ja')).toBeUndefined()
})

const withoutIn = (language: string, ...missing: TextName[]) =>
  new TextLoader(async (of, name) => {
    if (of === language && missing.includes(name)) throw new Error('no connection')
    return loadTexts(of, name)
  })

test('a page changes its language without texts that fail to load, except the shop’s own', async () => {
  const texts = withoutIn('ja', 'members')
  await texts.load('en', 'members')
  await texts.follow('ja')
  expect([texts.has('ja', 'shop'), texts.has('ja', 'members')]).toEqual([true, false])

  await expect(withoutIn('ja', 'shop').follow('ja')).rejects.toThrow('no connection')
})

const firstRow = (page: CommerceText) => page.rows[0]?.body.join(' ')

test('placeholders of a long text are filled with the shop’s facts or the page’s values', async () => {
  const texts = new TextLoader()
  await Promise.all([texts.load('ja', 'shop'), texts.load('ja', 'commerce')])
  const { read } = texts.in('ja')

  expect(firstRow(read('commerce'))).toContain('通常200円')
  expect(firstRow(read('commerce', { guidePrice: '¥200' }))).toContain('通常¥200')
})
