import { expect, test } from 'vitest'
import { verifyTranslation } from '../../../server/translation/checks/verify-translation.ts'
import { texts as englishTexts } from '../../../shared/texts/en/admin/translation.ts'
import { texts as japanese } from '../../../shared/texts/ja/admin/translation.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { explainTranslationProblem } from './explain-problem.ts'

const inEnglish = createTranslate('en', englishTexts)
const inJapanese = createTranslate('ja', japanese)

const english =
  '## Prices\n\nAsk 20 dollars at [Notion](https://a.example/x) with `npm run x`, as every seller does.'

test.each([
  '',
  '# 料金\n\n売り手は皆[Notion](https://b.example/y)で30ドルを請求します。`npm run y`を使います。',
  '## 料金\n\nAsk every seller on earth about it whenever you can manage that.',
  '## 料金',
])('every problem of %j is explained in Japanese', (translated) => {
  const problems = verifyTranslation({
    kind: 'blocks',
    source: english,
    translated,
    from: 'en',
    to: 'ja',
    keep: ['Notion'],
    glossary: [{ term: 'seller', ja: '出品者', forbidden: { ja: ['売り手'] } }],
  })
  expect(problems).not.toEqual([])
  const explained = problems.map((problem) => explainTranslationProblem('ja', inJapanese, problem))
  expect(explained.filter(({ language }) => language !== 'ja')).toEqual([])
})

test('a known translation problem is explained in the page’s language, an unknown one in English', () => {
  expect(explainTranslationProblem('en', inEnglish, 'it is empty')).toEqual({
    text: 'This text is empty',
    language: 'en',
  })
  expect(explainTranslationProblem('ja', inJapanese, 'it is odd')).toEqual({
    text: 'it is odd',
    language: 'en',
  })
})
