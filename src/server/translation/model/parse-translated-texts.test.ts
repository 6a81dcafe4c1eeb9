import { expect, test } from 'vitest'
import { parseTranslatedTexts } from './parse-translated-texts.ts'

const read = (answer: string, size = 2, cutShort = false) =>
  parseTranslatedTexts(answer, 'k1', size, cutShort)

test.each([
  ['in the requested format', '<<<k1:1>>>\nあ\n\n<<<k1:2>>>\nい\n<<<k1:end>>>', ['あ', 'い']],
  [
    'with commentary around it',
    'Sure!\n<<<k1:1>>>\nあ\n<<<k1:2>>>\nい\n<<<k1:end>>>\nAnything else?',
    ['あ', 'い'],
  ],
  ['after its reasoning', '<think><<<k1:1>>> no</think><<<k1:1>>>\nあ\n<<<k1:2>>>\nい', ['あ', 'い']],
  ['on the lines of the markers', '<<<k1:1>>> あ\n<<<k1:2>>> い', ['あ', 'い']],
  ['in another order', '<<<k1:2>>>\nい\n<<<k1:1>>>\nあ\n<<<k1:end>>>', ['あ', 'い']],
  ['without one of the texts', '<<<k1:2>>>\nい\n<<<k1:end>>>', [undefined, 'い']],
  ['with unrequested texts', '<<<k1:0>>>\nx\n<<<k1:1>>>\nあ\n<<<k1:7>>>\nx', ['あ', undefined]],
  ['with markers of another prompt', '<<<zz:1>>>\nあ', [undefined, undefined]],
  ['without markers', 'あ', [undefined, undefined]],
])('parseTranslatedTexts parses an answer %s', (_how, answer, texts) => {
  expect(read(answer)).toEqual(texts)
})

test('parseTranslatedTexts drops the last text of a truncated response', () => {
  expect(read('<<<k1:1>>>\nあ\n<<<k1:2>>>\nい', 2, true)).toEqual(['あ', undefined])
})
