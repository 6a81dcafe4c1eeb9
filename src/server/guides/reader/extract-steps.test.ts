import { expect, test } from 'vitest'
import { extractSteps } from './extract-steps.ts'

const contentEn = `Intro.

1. **Pick a shop.** Walk in and ask.
2. Write the text. Then wait.
   - not a step

Between.

3. Send it, \`as is\``
const contentJa = `紹介。

1. **店を選ぶ。** 入って聞く。
2. 文を書く。そして待つ。

間。

3. そのまま送る`

const textsOf = (texts: { contentEn: string; contentJa: string }, language: 'en' | 'ja') =>
  extractSteps({ ...texts, sourceHashJa: null }, language).map(({ text }) => text)
const keysOf = (texts: { contentEn: string; contentJa: string }, language: 'en' | 'ja') =>
  extractSteps({ ...texts, sourceHashJa: null }, language).map(({ key }) => key)

test('extractSteps returns the bold start or the first sentence of each numbered item', () => {
  expect(textsOf({ contentEn, contentJa }, 'en')).toEqual([
    'Pick a shop.',
    'Write the text.',
    'Send it, as is',
  ])
  expect(textsOf({ contentEn, contentJa }, 'ja')).toEqual(['店を選ぶ。', '文を書く。', 'そのまま送る'])
})

test('extractSteps returns the same steps in both languages, even if the translation has other items', () => {
  const keys = keysOf({ contentEn, contentJa }, 'en')
  expect(new Set(keys).size).toBe(3)
  expect(keysOf({ contentEn, contentJa }, 'ja')).toEqual(keys)
  const shorter = { contentEn, contentJa: '1. 店を選ぶ' }
  expect(keysOf(shorter, 'ja')).toEqual(keys)
  expect(textsOf(shorter, 'ja')).toEqual(textsOf({ contentEn, contentJa: '' }, 'en'))
})

test('a step keeps its key when another step is edited, and equal steps have different keys', () => {
  const edited = contentEn.replace('Then wait.', 'Then rest.')
  const [before, after] = [contentEn, edited].map((text) => keysOf({ contentEn: text, contentJa: '' }, 'en'))
  expect(after?.map((key, place) => key === before?.[place])).toEqual([true, false, true])
  expect(new Set(keysOf({ contentEn: '1. Rest\n2. Rest', contentJa: '' }, 'en')).size).toBe(2)
})

test('a guide without a numbered list has no steps', () => {
  expect(textsOf({ contentEn: '- one\n- two', contentJa: '' }, 'en')).toEqual([])
})
