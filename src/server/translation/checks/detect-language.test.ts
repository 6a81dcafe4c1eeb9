import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['How to sell prompts', 'en'],
  ['プロンプトの売り方', 'ja'],
  ['副業入門', 'ja'],
  ['วิธีขายพรอมต์', 'th'],
  ['ChatGPTとNotionを使って、毎月3万円を得る方法を説明します。', 'ja'],
  ['Write "いらっしゃいませ" on the sign and photograph it from the street.', 'en'],
  ['', 'en'],
])('detectLanguage of %j returns %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})
