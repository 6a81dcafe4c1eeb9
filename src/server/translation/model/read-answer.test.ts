import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const read = (answer: string, size = 2, cutShort = false) => readAnswer(answer, 'k1', size, cutShort)

test.each([
  ['as asked', '<<<k1:1>>>\nあ\n\n<<<k1:2>>>\nい\n<<<k1:end>>>', ['あ', 'い']],
  [
    'with talk around it',
    'Sure!\n<<<k1:1>>>\nあ\n<<<k1:2>>>\nい\n<<<k1:end>>>\nAnything else?',
    ['あ', 'い'],
  ],
  ['after thinking aloud', '<think><<<k1:1>>> no</think><<<k1:1>>>\nあ\n<<<k1:2>>>\nい', ['あ', 'い']],
  ['on the lines of the markers', '<<<k1:1>>> あ\n<<<k1:2>>> い', ['あ', 'い']],
  ['in another order', '<<<k1:2>>>\nい\n<<<k1:1>>>\nあ\n<<<k1:end>>>', ['あ', 'い']],
  ['with a text left out', '<<<k1:2>>>\nい\n<<<k1:end>>>', [undefined, 'い']],
  ['with texts that nobody asked for', '<<<k1:0>>>\nx\n<<<k1:1>>>\nあ\n<<<k1:7>>>\nx', ['あ', undefined]],
  ['with markers of another question', '<<<zz:1>>>\nあ', [undefined, undefined]],
  ['without markers', 'あ', [undefined, undefined]],
])('an answer %s is read', (_how, answer, texts) => {
  expect(read(answer)).toEqual(texts)
})

test('drops the last text of a truncated response', () => {
  expect(read('<<<k1:1>>>\nあ\n<<<k1:2>>>\nい', 2, true)).toEqual(['あ', undefined])
})
